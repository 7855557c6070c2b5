import { join } from "node:path";
import { Compiler } from "../../engine/compile.ts";
import type { RuleDocument } from "../../engine/document.ts";
import { checkRule, type RuleScope } from "../../engine/evaluate.ts";
import type { PublishedRule } from "../../engine/published.ts";
import { callBrand } from "./brands.ts";
import { Refusal } from "./refusal.ts";
import { type Status, STATUS } from "./status.ts";
import { readJsonFiles, type Served } from "./documents.ts";

/** Refuses with `status` and the rule's own message where a check of the rule fails. */
export type AssertRule = (
  id: string,
  value: unknown,
  scope?: Omit<RuleScope, "value">,
  /** One for all checks, or by the text key of a check. */
  status?: Status | Readonly<Record<string, Status>>,
) => void;

/** Says a text by its key, in one language. */
type WordsOf = (key: string, args?: Readonly<Record<string, unknown>>) => string;

/** A rule failed: the frame words it in the caller's language, from the key of the rule document. */
export class RuleRefusal extends Refusal {
  readonly say: string;
  /** Its arguments, in the language of these texts. */
  readonly argsIn: (text: WordsOf) => Readonly<Record<string, unknown>>;

  constructor(status: Status, say: string, argsIn: RuleRefusal["argsIn"]) {
    super(status);
    this.name = "RuleRefusal";
    this.say = say;
    this.argsIn = argsIn;
  }
}

let find: (id: string) => PublishedRule | undefined = () => undefined;

/** Loads the documents of `rules/validation/` below `root`; called once when the process starts. */
export function loadRules(root: string): void {
  const read = readJsonFiles<RuleDocument>(join(root, "rules/validation"), ".rule.json");
  const { rule } = new Compiler();
  const rules = new Map(read.map(({ document }) => [document.id, rule(document)]));
  find = (id) => rules.get(id);
}

/** Takes the rules of the release that is served now: an edit of one is the lender's with its next call. */
export function publishedRules(documents: Served): void {
  find = (id) => documents.current().rule(id);
}

/** The check of a value by the rule document that the app uses for the same field. @throws where there is no such rule */
function checkOf(id: string, value: unknown, scope: Omit<RuleScope, "value">) {
  const rule = find(id);
  if (!rule) throw new Error(`there is no rule ${id}`);
  const given = { brand: callBrand(), ...scope, value };
  return (text: WordsOf) => checkRule(rule, given, text);
}

/** Whether a value keeps a rule. @throws where there is no such rule */
export const keepsRule = (id: string, value: unknown, scope: Omit<RuleScope, "value"> = {}): boolean =>
  !checkOf(id, value, scope)((key) => key);

/** Refuses a value that does not keep a rule. @throws where there is no such rule, too */
export const assertRule: AssertRule = (id, value, scope = {}, status = STATUS.inputInvalid) => {
  const found = checkOf(id, value, scope);
  const fault = found((key) => key);
  if (!fault) return;
  throw new RuleRefusal(
    typeof status === "number" ? status : (status[fault.say] ?? STATUS.inputInvalid),
    fault.say,
    (text) => found(text)?.args ?? {},
  );
};
