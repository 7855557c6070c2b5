import { i18nForms, moreVerbs, registerForms, registerVerbs } from "../engine/later.ts";
import { registerOperators } from "../engine/expression.ts";
import { appOperators } from "../lending/operators/index.ts";

/** Puts in place what the documents of all screens but the first may name: the rest of the operators and verbs, and the forms of texts. */
export function registerRest(): void {
  registerOperators(appOperators);
  registerVerbs(moreVerbs);
  registerForms(i18nForms);
}
