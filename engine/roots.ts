/** The first words of paths: who owns each, where it may be read, what may write it. */
export { isRoot, ownedBy, rootsOf, whereReadable, writable, written } from "./document/grammar/roots.ts";
