import { type Values, valuesOf } from "../expression/operator/values-of.ts";

/** What the history's current entry holds: the router keeps its index there, `HoldBack` its mark; anyone may write more. */
export const historyEntry = (): Values => valuesOf(window.history.state);
