import { type Json, merge } from "./merge.ts";

type Data = { readonly [key: string]: Json };

const isData = (value: unknown): value is Data => typeof value === "object" && value !== null && !Array.isArray(value);

/** What a case gives over the usual inputs (RFC 7396, as brands are composed): null takes one away. */
export const wholeGiven = (usual: Json, given: Json): Json => merge(usual, given);

/** A decision whose cases say what they give in full. */
export function wholeCases<Decision>(written: Decision): Decision {
  if (!isData(written)) return written;
  const { usual, cases } = written as Data;
  if (!Array.isArray(cases)) return written;
  const whole = (cases as readonly Json[]).map((found) => {
    if (!isData(found)) return found;
    const { given = {} } = found;
    return { ...found, given: isData(usual) ? wholeGiven(usual, given) : given };
  });
  return { ...written, cases: whole };
}
