import { join } from "node:path";
import { allowedBy } from "../../engine/api.ts";
import { Compiler } from "../../engine/compile.ts";
import type { CallDocument, DecisionDocument } from "../../engine/document.ts";
import { decide } from "../../engine/evaluate.ts";
import type { PublishedDecision } from "../../engine/published.ts";
import { readJsonFiles, type Served } from "./documents.ts";
import type { Refusal } from "./refusal.ts";

/** What a call says of the decision that it stands after. */
type Guarded = Pick<CallDocument, "id" | "after">;

let find: (id: string) => PublishedDecision | undefined = () => undefined;
let said: (call: Guarded) => CallDocument["after"] = ({ after }) => after;

/** Loads the documents of `rules/decisions/` below `root`; called once when the process starts. */
export function loadDecisions(root: string): void {
  const read = readJsonFiles<DecisionDocument>(join(root, "rules/decisions"), ".decision.json");
  const { decision } = new Compiler();
  const decisions = new Map(read.map(({ document }) => [document.id, decision(document)]));
  find = (id) => decisions.get(id);
  said = ({ after }) => after;
}

/**
 * Takes the decisions of the release that is served now, and which calls stand after which of their rows: an edit of
 * either is the lender's with its next call.
 */
export function publishedDecisions(documents: Served): void {
  find = (id) => documents.current().decision(id);
  // A call that is gone from the documents goes on standing where it stood.
  said = (call) => (documents.current().call(call.id) ?? call).after;
}

/** The row of a decision that the lender's own facts come to, as the release of now has it; nothing where no such decision is there. */
export function rowOf(id: string, facts: Readonly<Record<string, unknown>>): string | undefined {
  const document = find(id);
  return document && decide(document, facts).row;
}

/** A row that does not let the call through, as a refusal. */
export type Refuses = (row: string) => Refusal;

/**
 * The decision that a call's document stands after, taken on what the lender itself knows: the app's checks are
 * kindness. Which decision it is and which rows let it through stands in the call document alone, for both.
 */
export class Gate {
  readonly #id: string;
  readonly #after: CallDocument["after"];
  #passed: boolean;

  constructor(call: Guarded) {
    this.#id = call.id;
    this.#after = said(call);
    this.#passed = this.#after === undefined;
  }

  /** Whether nothing stands before the call, or its decision let it through. */
  get passed(): boolean {
    return this.#passed;
  }

  /**
   * Decides by the lender's facts; `meant` is what the body says, as far as rows ask for it, by what it leads to and not
   * by its own word. Throws the refusal of every row that does not let the call through, and where it is undecided.
   */
  pass(
    facts: Readonly<Record<string, unknown>>,
    refuses: Refuses,
    meant: Readonly<Record<string, unknown>> = {},
  ): void {
    const after = this.#after;
    const document = after && find(after.decision);
    if (!document) throw new Error(`${this.#id} stands after no decision that is there`);
    const { row } = decide(document, facts);
    if (!allowedBy(after, row, meant)) throw refuses(row);
    this.#passed = true;
  }
}
