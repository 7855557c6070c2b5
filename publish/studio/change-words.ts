import { type Change, noneBefore } from "../compare/changes.ts";
import { movedIn } from "../compare/moved-in.ts";
import type { Json } from "../documents/json.ts";
import { keyWords } from "../words/key-words.ts";
import type { Takes } from "./form/brand-form.ts";
import type { Term } from "./brand-terms.ts";
import { plainLines } from "./plain-lines.ts";
import { valueWords } from "./form/value-words.ts";

/**
 * What became of a value, in words of the business: `off, was on`.
 * @param has what brands have of a value that is no longer said
 */
export function changeWords({ path, before, after }: Change, term: Term, has: readonly Json[] = []): readonly string[] {
  if (isWords(before) && isWords(after)) return movedIn(before, after, labelIn(term));
  const { names, takes } = insideOf(path, term);
  const words = (value: Json) => wordsOf(value, takes);
  const within = names.length === 0 ? "" : `${names.join(", ")}: `;
  if (after === undefined || after === null) {
    const now = has.length === 0 ? "" : `${has.map(words).join(" or ")} by that, `;
    return [`${within}no longer said here; ${now}was ${words(before ?? null)}`];
  }
  return [`${within}${words(after)}${before === undefined || before === null ? "" : `, was ${words(before)}`}`];
}

/** The same as sentences of their own, without their stop: `Features: "Coupons" is off, was on`. */
export function changeSentences({ path, before, after }: Change, term: Term): readonly string[] {
  const { names, takes } = insideOf(path, term);
  const { around, title } = placeOf(term);
  if (isWords(before) && isWords(after))
    return movedIn(before, after, labelIn(term)).map((moved) => `${[calledIn(term), ...names].join(", ")}: ${moved}`);
  // As a name of its own a title takes "is", though it names several: "Coupons" is off.
  const called = `${around}"${[title, ...names].join(", ")}"`;
  const words = (value: Json) => quoted(wordsOf(value, takes, labelIn(term)), value, takes);
  if (before === undefined) return [`${called} is ${words(after ?? null)}${noneBefore}`];
  if (after === undefined) return [`${called} is gone; it was ${words(before)}`];
  return [`${called} is ${words(after)}, was ${words(before)}`];
}

/** What a value is called where nothing around it says what it is about. */
export const calledIn = (term: Term): string => {
  const { around, title } = placeOf(term);
  return `${around}${title}`;
};

const placeOf = ({ title, section }: Term): { readonly around: string; readonly title: string } => ({
  // The first section is of the brand itself; one with an order alone is called as that.
  around: section === "" || section === "Brand" || section === title ? "" : `${section}: `,
  title,
});

/** What stands deeper than the value that has a title, by names that lead there, and what it takes. */
function insideOf(path: string, term: Term): { readonly names: readonly string[]; readonly takes: Takes } {
  const steps = path.slice(term.path.length).match(/[^.[\]"]+/g) ?? [];
  if (steps.length === 0) return { names: [], takes: term.takes };
  const fields = term.takes.is === "records" ? term.takes.fields : [];
  const [place = "", key, ...deeper] = steps;
  const field = deeper.length === 0 ? fields.find(({ path: [name] }) => name === key) : undefined;
  if (field) return { names: [stepWords(place), field.title.toLowerCase()], takes: field.takes };
  return { names: steps.map(stepWords), takes: { is: "other" } };
}

const stepWords = (step: string): string =>
  /^\d+$/.test(step) ? `number ${Number(step) + 1}` : keyWords(step).toLowerCase();

const labelIn =
  ({ labels }: Term) =>
  (id: string): string =>
    // A list of what only has a name, as hosts and phone numbers.
    labels ? (labels[id] ?? keyWords(id)) : id;

function wordsOf(value: Json, takes: Takes, label = (id: string): string => id): string {
  if (takes.is === "order" && isWords(value)) return value.map(label).join(", ") || "nothing";
  if (takes.is !== "other" && takes.is !== "named lists") return valueWords(value, takes);
  if (typeof value === "boolean") return value ? "on" : "off";
  return plainLines(value).join("; ") || "nothing";
}

/** Longest that a value is written out, characters. */
const LONGEST = 80;

function quoted(words: string, value: Json, takes: Takes): string {
  const short = words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;
  return typeof value === "string" && takes.is !== "colour" && takes.is !== "choice" ? `"${short}"` : short;
}

const isWords = (value: Json | undefined): value is readonly string[] =>
  Array.isArray(value) && value.every((word) => typeof word === "string");
