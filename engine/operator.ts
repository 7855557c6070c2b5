/** What an operator is written with. */
export { between, exactly, type Operator } from "./expression/operator/operator.ts";
export { ExpressionError } from "./expression/operator/expression-error.ts";
export { asList, asNumber, asText } from "./expression/operator/values.ts";
export { valuesOf } from "./expression/operator/values-of.ts";
export { safeTarget } from "./navigation/safe-target.ts";
export { ownValue, pathWords } from "./expression/operator/own-value.ts";
