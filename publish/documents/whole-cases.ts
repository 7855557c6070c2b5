import { isObject, type Json, objectOf } from "./json.ts";
import { merge } from "./merge.ts";

/** What a case gives over the usual inputs (RFC 7396, as brands are composed): null takes one away. */
export const wholeGiven = (usual: Json, given: Json): Json => merge(usual, given);

/** A decision or a rule whose cases say what they give in full. */
export function wholeCases(written: Json): Json {
  const { usual, cases } = objectOf(written);
  if (!isList(cases)) return written;
  const whole = cases.map((found) => {
    if (!isObject(found)) return found;
    const { given = {} } = found;
    return { ...found, given: isObject(usual) ? wholeGiven(usual, given) : given };
  });
  return { ...objectOf(written), cases: whole };
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
