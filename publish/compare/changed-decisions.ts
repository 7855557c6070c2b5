import { isDeepStrictEqual } from "node:util";
import { Compiler } from "../../engine/compile.ts";
import { decide } from "../../engine/evaluate.ts";
import { pathsIn } from "../check/graph/deeds.ts";
import type { Document } from "../documents/document.ts";
import { entries, textIn } from "../documents/entries.ts";
import { jsonAt, type JsonObject, objectOf } from "../documents/json.ts";
import { saidBy } from "../documents/said-by.ts";
import { counted } from "../words/counted.ts";
import { keyWords } from "../words/key-words.ts";
import { reasonsIn } from "../words/reasons-in.ts";
import { withoutIds } from "../words/without-ids.ts";
import type { BrandChange, BrandChanges } from "./brand-changes.ts";
import { namedBrands } from "./named-brands.ts";
import type { Sentence } from "./sentence.ts";

/** Cases of one decision that are told one by one; of more only how many. */
const TOLD = 6;

/** A decision with its cases, each with what it is given. */
interface Tried {
  readonly title: string;
  readonly rowOf: (given: JsonObject) => string;
  /** What a row says of itself. */
  readonly reasonOf: (row: string) => string;
  readonly cases: readonly { readonly title: string; readonly given: JsonObject }[];
}

/** Which cases of decisions come to another row in the second documents, in sentences. */
export function changedDecisions(before: readonly Document[], after: readonly Document[]): readonly Sentence[] {
  const olds = new Map(decisionsOf(before).map((document) => [textIn(entries(document.data).id), document]));
  return decisionsOf(after).flatMap((document) => {
    const old = olds.get(textIn(entries(document.data).id));
    if (!old || isDeepStrictEqual(old.data, document.data)) return [];
    const [one, other] = [tried(old), tried(document)];
    const cases = [...other.cases, ...one.cases.filter(({ title }) => !other.cases.some((now) => now.title === title))];
    const changed = cases.flatMap(({ title: said, given }) => {
      const [was, is] = [one.rowOf(given), other.rowOf(given)];
      if (was === is) return [];
      const [words, before] = [other.reasonOf(is), one.reasonOf(was)];
      // Two rows may say the same of themselves: their names tell them apart.
      const [now, then] = words === before ? [is, was] : [words, before];
      return [`${other.title}: the case "${said}" comes to "${now}", was "${then}", in every brand.`];
    });
    return some(
      changed,
      (more) => `${other.title}: and ${counted(more, "more case comes", "more cases come")} to another row.`,
    );
  });
}

/** Which decisions are told something else where a brand's value is another one, and which of their cases turn on that. */
export function decisionsToldOtherwise(
  documents: readonly Document[],
  { changes, all }: BrandChanges,
): readonly Sentence[] {
  if (changes.length === 0) return [];
  const asked = documents.flatMap(({ data }) => [...decideSteps(data)]);
  const decisions = new Map(decisionsOf(documents).map((document) => [textIn(entries(document.data).id), document]));
  const said = changes.flatMap((change) =>
    asked.flatMap(({ decision, inputs }) => {
      const document = decisions.get(decision);
      const told = Object.entries(inputs).filter(([, value]) => pathsIn(value).includes(`brand.${change.path}`));
      return document ? told.map(([input]) => toldOtherwise(tried(document), input, change, all)) : [];
    }),
  );
  return [...new Map(said.map((sentence) => [sentence.said, sentence])).values()];
}

function toldOtherwise(
  { title, cases, rowOf }: Tried,
  input: string,
  { before, after, pairs }: BrandChange,
  all: readonly string[],
): Sentence {
  const turned = cases.filter(
    ({ given }) => rowOf({ ...given, [input]: before ?? null }) !== rowOf({ ...given, [input]: after ?? null }),
  );
  const count = turned.length === 0 ? "none" : String(turned.length);
  const among = cases.length === 1 ? "its one case" : `its ${cases.length} cases`;
  const named = turned.length > 0 ? `, as "${turned[0]?.title}"` : "";
  const said = `${title} is told another "${keyWords(input)}" in ${namedBrands(pairs, all)}: of ${among} ${count} would come to another row by that${named}.`;
  return { said, pairs };
}

// Documents that are compared were checked: each decision is whole.
const decisionsOf = (documents: readonly Document[]): readonly Document[] =>
  documents.filter(({ kind }) => kind === "decision");

function tried(document: Document): Tried {
  const decision = saidBy("decision", document);
  const compiled = new Compiler().decision(decision);
  const reasons = reasonsIn(decision);
  return {
    title: keyWords(decision.id),
    rowOf: (given) => decide(compiled, given).row,
    reasonOf: (row) => (reasons[row] ?? "").replace(/\.$/, ""),
    cases: decision.cases.map(({ description }, at) => ({
      title: withoutIds(description ?? `number ${at + 1}`),
      given: objectOf(jsonAt(document.data, ["cases", String(at), "given"])),
    })),
  };
}

/** Every step in a document that asks a decision. */
function* decideSteps(value: unknown): Generator<{ readonly decision: string; readonly inputs: object }> {
  if (typeof value !== "object" || value === null) return;
  const { do: verb, with: given } = entries(value);
  if (verb === "decide") yield { decision: textIn(entries(given).decision), inputs: entries(entries(given).inputs) };
  for (const inner of Object.values(value)) yield* decideSteps(inner);
}

function some(said: readonly string[], others: (more: number) => string): readonly Sentence[] {
  const told = said.length <= TOLD ? said : [...said.slice(0, TOLD), others(said.length - TOLD)];
  return told.map((one) => ({ said: one }));
}
