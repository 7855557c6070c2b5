import { scrub } from "../../engine/tracking.ts";

/** Words of our own documents and code: letters, a few signs, and no figure that could be somebody's. */
const ourWord = /^[A-Za-z][A-Za-z_./-]{0,63}(?:-?\d{1,2})?$/;

const word = (value: unknown): string | undefined =>
  typeof value === "string" && ourWord.test(value) ? value : undefined;
const figure = (value: unknown): string | undefined =>
  typeof value === "number" && Number.isInteger(value) && Math.abs(value) < 1_000_000 ? String(value) : undefined;
const words = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? scrub(value).replace(/;/g, ",") : undefined;
/** What a schema asks for, in the words of its own keywords: whatever else a line says may be what was found. */
const ourBreach =
  /^\/[\w/]*: (?:const|enum|format|max\w+|min\w+|multipleOf|pattern|required|type|uniqueItems)(?: [\w,-]{1,64})?$/;
/** Breaches of a contract: where, and what was expected (`type string`, `required loanGid`); never what was found. */
const breaches = (value: unknown): string | undefined =>
  Array.isArray(value)
    ? value
        .filter((line) => ourBreach.test(String(line)))
        .slice(0, 5)
        .join(", ") || undefined
    : undefined;
/** The name of a script, without host and query. */
const file = (value: unknown): string | undefined =>
  typeof value === "string" ? /([\w.-]+\.(?:m?js|html))(?:[?#].*)?$/.exec(value)?.[1]?.slice(0, 80) : undefined;

type Tell = (value: unknown) => string | undefined;

const ofFaults: Readonly<Record<string, Tell>> = {
  screen: word,
  widget: word,
  node: word,
  verb: word,
  call: word,
  place: word,
  name: word,
  key: word,
  file,
  line: figure,
  message: words,
  faults: breaches,
};

/** What each kind of event may tell besides its name; any event of a document may tell what `other` names (R75). */
const allowed: Readonly<Record<string, Readonly<Record<string, Tell>>>> = {
  fault: ofFaults,
  js_error: ofFaults,
  contract: ofFaults,
  input: { length: figure },
  toast: { kind: word, length: figure },
};
const other: Readonly<Record<string, Tell>> = {
  screen: word,
  decision: word,
  row: word,
  axis: word,
  key: word,
  call: word,
  kind: word,
  reason: word,
  capability: word,
  status: figure,
};

/** The details of an event that may leave the page, as `name=value`. */
export function details(event: string, data: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(allowed[event] ?? other).flatMap(([name, tell]) => {
    const told = tell(data[name]);
    return told === undefined ? [] : [`${name}=${told}`];
  });
}
