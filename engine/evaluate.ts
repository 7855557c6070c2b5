/** What follows from one published document alone: a decision's row, a rule's verdict, a value, its nodes for a brand. */
export { bindNodes, type Bound, type BoundNode } from "./document/bind-nodes.ts";
export { decide, type Decided } from "./document/decide.ts";
export { checkRule, type RuleScope } from "./document/rule.ts";
export { resolveValue } from "./document/value.ts";
