/** What follows from one published document alone: a decision's row, a rule's verdict, a value. */
export { decide, type Decided } from "./document/decide.ts";
export { checkRule, type RuleScope } from "./document/rule.ts";
export { resolveValue } from "./document/value.ts";
