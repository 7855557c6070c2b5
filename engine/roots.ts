/** The first words of paths: who owns each, where it is read and written, and which names there are under it. */
export { isRoot, ownedBy } from "./document/grammar/root-owners.ts";
export { type Names, type NameSource, roots, rootsOf, writableBy, written } from "./document/grammar/roots.ts";
