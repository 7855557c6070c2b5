import { moreVerbs } from "../engine/verbs/more-verbs.ts";
import { registerVerbs, registerOperators } from "../engine/index.ts";
import { appOperators } from "../lending/operators/index.ts";

/** Puts in place what the documents of all screens but the first may name: the rest of the operators and verbs. */
export function registerRest(): void {
  registerOperators(appOperators);
  registerVerbs(moreVerbs);
}
