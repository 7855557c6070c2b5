/** What each key of a document holds, and the walk by it. */
export { grammar, type Grammar } from "./document/grammar/grammar.ts";
export {
  expression,
  list,
  object,
  reference,
  text,
  type Forms,
  type Holds,
  type Opens,
  type Shape,
} from "./document/grammar/holds.ts";
export { isRoot, ownedBy, rootsOf, whereReadable, writable, written } from "./document/grammar/roots.ts";
export { walkDocument, walkPart, type Entries, type Part, type Visitor } from "./document/grammar/walk.ts";
