/** What each key of a document holds, and the walk by it. */
export { grammar, type Grammar } from "./document/grammar/grammar.ts";
export type { Forms, Holds, Opens, Shape, WrittenBy } from "./document/grammar/holds.ts";
export { noSteps, steps } from "./document/grammar/step.ts";
export { walkDocument, walkPart, type Part, type Visitor } from "./document/grammar/walk.ts";
export { nodeProps } from "./widget/node-props.ts";
