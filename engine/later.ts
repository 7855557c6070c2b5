/** What no first screen needs and is fetched and registered later: the rest of the verbs, and the forms of texts. */
export { registerVerbs } from "./verbs/verbs.ts";
export { moreVerbs } from "./verbs/more-verbs.ts";
export { registerForms } from "./text/texts.ts";
export { i18nForms } from "./text/forms.ts";
