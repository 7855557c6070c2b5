/** Expressions: checked, evaluated, read; the closed list of operators. */
export { isOperation, operation, type Expression } from "./expression/expression.ts";
export { checkExpression, type ExpressionFault } from "./expression/check-expression.ts";
export { compileExpression, evaluate } from "./expression/compile.ts";
export { operators, registerOperators } from "./expression/operators.ts";
export { messageOf } from "./expression/message-of.ts";
export { textOf } from "./expression/text-of.ts";
export { variablesOf } from "./expression/variables.ts";
export { Reader } from "./expression/operator/reader.ts";
export { scopeReader } from "./expression/scope-reader.ts";
export { isTrue } from "./expression/operator/truth.ts";
