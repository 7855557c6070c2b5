import { asIfBefore, type Change, noneBefore, withinEntries } from "../compare/changes.ts";
import { movedIn } from "../compare/moved-in.ts";
import { areNamed, movedEntries } from "../compare/named-list.ts";
import { canonical, type Json } from "../documents/json.ts";
import { keyWords } from "../words/key-words.ts";
import { textWords } from "../words/mark-words.ts";
import type { Takes } from "./form/brand-form.ts";
import type { Term } from "./brand-terms.ts";
import { plainLines } from "./plain-lines.ts";
import { recordName, valueWords } from "./form/value-words.ts";

/**
 * What became of a value, in words of the business: `off, was on`.
 * @param has what brands have of a value that is no longer said
 */
export function changeWords(change: Change, term: Term, has: readonly Json[] = []): readonly string[] {
  const { path, before, after } = change;
  if (areNamed(change))
    return [
      ...movedEntries(change.before, change.after, (entry) => entryWords(entry, term)),
      ...withinEntries(path, change.before, change.after).flatMap((one) => changeWords(one, term)),
    ];
  if (isWords(before) && isWords(after)) return movedIn(before, after, labelIn(term));
  const { names, takes } = insideOf(change, term);
  const words = (value: Json) => wordsOf(value, takes);
  const within = names.length === 0 ? "" : `${names.join(", ")}: `;
  if (after === undefined || after === null) {
    const now = has.length === 0 ? "" : `${has.map(words).join(" or ")} by that, `;
    return [`${within}no longer said here; ${now}was ${words(before ?? null)}`];
  }
  return [`${within}${words(after)}${before === undefined || before === null ? "" : `, was ${words(before)}`}`];
}

/**
 * The same as sentences of their own, without their stop: `Features: "Coupons" is off, was on`; none where brands have
 * the same, for nobody said what it counts as.
 */
export function changeSentences(change: Change, term: Term): readonly string[] {
  const { path, before, after } = change;
  const { names, takes } = insideOf(change, term);
  const { around, title } = placeOf(term);
  const inList = (moves: readonly string[]) =>
    moves.map((moved) => `${[calledIn(term), ...names].join(", ")}: ${moved}`);
  if (areNamed(change))
    return [
      ...inList(movedEntries(change.before, change.after, (entry) => entryWords(entry, term))),
      ...withinEntries(path, change.before, change.after).flatMap((one) => changeSentences(one, term)),
    ];
  if (isWords(before) && isWords(after)) return inList(movedIn(before, after, labelIn(term)));
  // As a name of its own a title takes "is", though it names several: "Coupons" is off.
  const called = `${around}"${[title, ...names].join(", ")}"`;
  const words = (value: Json) => quoted(wordsOf(value, takes, labelIn(term)), value, takes);
  // What nobody says counts as if this were said.
  const { fallback } = names.length === 0 ? term : {};
  const unsaid = fallback !== undefined && fallback !== null ? words(fallback) : undefined;
  if (unsaid !== undefined && canonical(before ?? fallback) === canonical(after ?? fallback)) return [];
  if (before === undefined)
    return [`${called} is ${words(after ?? null)}${unsaid === undefined ? noneBefore : asIfBefore(unsaid)}`];
  if (after === undefined)
    return [
      `${called} is ${unsaid === undefined ? "gone; it" : `as if ${unsaid}: nobody says it;`} was ${words(before)}`,
    ];
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
function insideOf({ path, entry }: Change, term: Term): { readonly names: readonly string[]; readonly takes: Takes } {
  const steps = [...path.slice(term.path.length).matchAll(/\[(\d+)\]|[^.[\]"]+/g)];
  if (steps.length === 0) return { names: [], takes: term.takes };
  const [first = "", ...others] = steps.map(([step, place]) => stepWords(step, place));
  const fields = term.takes.is === "records" ? term.takes.fields : [];
  const field = steps.length === 2 ? fields.find(({ path: [name] }) => name === steps[1]?.[0]) : undefined;
  const whose = entry === undefined ? underName(first, term.takes) : entryWords(entry, term);
  return field
    ? { names: [whose, field.title.toLowerCase()], takes: field.takes }
    : { names: [whose, ...others], takes: { is: "other" } };
}

/** A place in a list as its number; a key, also one that is a code as `302`, as it is written. */
const stepWords = (step: string, place: string | undefined): string =>
  place === undefined ? keyWords(step).toLowerCase() : `number ${Number(place) + 1}`;

/** A name under which a list stands, with what it is a name of: `channel 302`. */
const underName = (name: string, takes: Takes): string =>
  takes.is === "named lists" && takes.name !== undefined ? `${takes.name.toLowerCase()} ${name}` : name;

/** What an entry of a list is called by its name. */
function entryWords(entry: string, { takes }: Term): string {
  const [first] = takes.is === "records" ? takes.fields : [];
  return textWords(first ? recordName(first, entry) : entry);
}

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
