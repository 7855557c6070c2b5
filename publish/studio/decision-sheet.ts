import { Compiler } from "../../engine/compile.ts";
import type { DecisionDocument } from "../../engine/document.ts";
import { decide } from "../../engine/evaluate.ts";
import type { Document } from "../documents/document.ts";
import { entries } from "../documents/entries.ts";
import { jsonAt, type JsonObject, objectOf } from "../documents/json.ts";
import { saidBy } from "../documents/said-by.ts";
import { reasonsIn } from "../words/reasons-in.ts";
import type { Schemas } from "../reference/schemas-of.ts";
import { type DecisionCard, decisionCards } from "./decision-cards.ts";
import { decisionForm, type InputGroup } from "./form/decision-form.ts";
import { isWholeDecision } from "./is-whole-decision.ts";

/** A case with what comes of it. */
type SheetCase = DecisionCard["cases"][number] & {
  readonly given: JsonObject;
  /** The row that the engine takes. */
  readonly found: string;
};

/** All that a decision says of itself. */
export interface DecisionSheet extends Omit<DecisionCard, "cases" | "rows"> {
  readonly file: string;
  readonly form: readonly InputGroup[];
  readonly cases: readonly SheetCase[];
  /** What each row says of itself, by its name; `undecided` among them. */
  readonly reasons: Readonly<Record<string, string>>;
  /** The rows that no case takes: whatever is wrong with them, nothing notices. */
  readonly untried: readonly string[];
}

/** What is asked about a decision. @throws in words, where there is none of that name */
export function decisionSheet(documents: readonly Document[], { resolve }: Schemas, id: string): DecisionSheet {
  const document = decisionDocument(documents, id);
  const decision = saidBy("decision", document);
  const [card] = decisionCards([document]);
  const compiled = new Compiler().decision(decision);
  const cases = (card?.cases ?? []).map((of) => {
    const given = objectOf(jsonAt(document.data, ["cases", String(of.at - 1), "given"]));
    return { ...of, given, found: decide(compiled, given).row };
  });
  return {
    id,
    title: card?.title ?? id,
    says: card?.says ?? "",
    file: document.file,
    form: decisionForm(decision, resolve),
    cases,
    reasons: reasonsIn(decision),
    untried: untried(decision),
  };
}

/** The document of a decision. @throws in words, where there is none of that name */
export function decisionDocument(documents: readonly Document[], id: string): Document {
  const found = documents.find(({ kind, data }) => kind === "decision" && entries(data).id === id);
  if (!found) throw new Error(`There is no decision "${id}".`);
  if (!isWholeDecision(found)) throw new Error(`${found.file} is not whole as it is written: see Checks.`);
  return found;
}

const untried = ({ rows, cases }: DecisionDocument): readonly string[] =>
  rows.map(({ id }) => id).filter((id) => !cases.some(({ row }) => row === id));
