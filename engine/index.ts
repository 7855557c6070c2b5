/** The engine's public entry for app, tools and server: what runs without React. */
export { checkRule, type RuleFault, type RuleScope } from "./document/rule.ts";
export { decide, type Decided, type TraceRow } from "./document/decide.ts";
export type * from "./document/types.ts";
export { type CompiledValue, compileValue, isExpressionMarker, isTextMarker, resolveValue } from "./document/value.ts";
export { checkExpression, type ExpressionFault } from "./expression/check.ts";
export { compileExpression, evaluate } from "./expression/compile.ts";
export type { Expression } from "./expression/expression.ts";
export { ExpressionError } from "./expression/expression-error.ts";
export { type Arity, atLeast, between, exactly, type Operator } from "./expression/operator.ts";
export { operators, registerOperators } from "./expression/operators.ts";
export { ownValue, pathWords } from "./expression/own-value.ts";
export { Reader } from "./expression/reader.ts";
export { isTrue } from "./expression/truth.ts";
export { number, numbers, present, text as textArgument } from "./expression/values.ts";
export { type Variable, variablesOf } from "./expression/variables.ts";
export { isAllowedUrl } from "./navigation/safe-target.ts";
