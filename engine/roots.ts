/** The first words of paths: who owns each, where it is read and written, and which names there are under it. */
export {
  isRoot,
  type Names,
  type NameSource,
  ownedBy,
  roots,
  rootsOf,
  writableBy,
  written,
} from "./document/grammar/roots.ts";
