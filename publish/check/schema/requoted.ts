import { elements, type Entries, valueAt } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import type { Meant } from "../../faults/form-messages.ts";
import type { Said } from "../../faults/say.ts";

/** What a value of another type means: a text without quotes, or in them what is none. */
export const requoted = (data: unknown, types: readonly unknown[], shape: Entries): Meant | undefined =>
  unquoted(data, types, shape.unit) ?? (types.includes("string") ? inQuotes(data, shape) : undefined);

/** The value of a list that a value is when it is requoted. */
export const requotedIn = (allowed: readonly unknown[], found: unknown): Meant | undefined => {
  const one = allowed.find((value) => typeof value !== typeof found && String(value) === String(found));
  return typeof one === "number" || typeof one === "boolean" || typeof one === "string" ? one : undefined;
};

/** The value that a text in quotes would be without them, where one of such a type is expected. */
export function unquoted(data: unknown, types: readonly unknown[], unit: unknown): boolean | number | undefined {
  if (typeof data !== "string") return undefined;
  const value = data === "true" || data === "false" ? data === "true" : figure(data, unit);
  if (value === undefined) return undefined;
  const own = typeof value === "boolean" ? ["boolean"] : Number.isInteger(value) ? ["integer", "number"] : ["number"];
  return own.some((type) => types.includes(type)) ? value : undefined;
}

/** What per cent are, by what the number measures. */
const percentOf: Readonly<Record<string, number>> = { percent: 1, share: 100 };

/** `14`, `60,000,000`, `0.1%` where that is what the number measures */
function figure(text: string, unit: unknown): number | undefined {
  const grouped = /^[1-9]\d{0,2}([ ,]\d{3}){2,}$/.test(text) ? text.replaceAll(/[ ,]/g, "") : text;
  const [, digits, sign] = /^(-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?)(\s*%)?$/.exec(grouped) ?? [];
  if (digits === undefined) return undefined;
  if (sign === undefined) return Number(digits);
  const parts = percentOf[String(unit)];
  // As it would be written by hand, whatever halves cannot say.
  return parts === undefined ? undefined : Number((Number(digits) / parts).toPrecision(15));
}

/** The text that a figure is in quotes, where such a one is taken. */
function inQuotes(data: unknown, { pattern, enum: allowed }: Entries): string | undefined {
  if (typeof data !== "number") return undefined;
  const text = String(data);
  if (typeof pattern === "string" && !new RegExp(pattern, "u").test(text)) return undefined;
  return Array.isArray(allowed) && !allowed.includes(text) ? undefined : text;
}

/** What is said of a value that somebody quoted otherwise, and how it would be said of a whole list. */
export interface Requoted {
  readonly meant: Meant;
  readonly say: (meant: Meant) => Said;
}

/** A fault, and whether quotes are what is wrong there. */
interface Told {
  readonly path: Path;
  readonly said: Said;
  readonly requoted?: Requoted;
}

/** The same faults, of a list with several elements that are quoted otherwise one, with the list as it should be. */
export function oneOfEachList<One extends Told>(found: readonly One[], data: unknown): One[] {
  const within = found.filter(({ path, requoted: quotes }) => quotes && typeof path.at(-1) === "number");
  return found.flatMap((one) => {
    const path = one.path.slice(0, -1);
    const all = within.includes(one) ? within.filter((other) => isSame(other.path.slice(0, -1), path)) : [];
    if (all.length < 2 || !one.requoted) return [one];
    const meant = new Map(all.map((other) => [other.path.at(-1), other.requoted?.meant]));
    const list = elements(valueAt(data, path)).map((value, at) => meant.get(at) ?? value);
    return one === all[0] ? [{ ...one, path, said: one.requoted.say(list) }] : [];
  });
}

const isSame = (one: Path, other: Path): boolean =>
  one.length === other.length && one.every((key, at) => key === other[at]);
