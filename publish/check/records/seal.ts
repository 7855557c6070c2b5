import { createHash } from "node:crypto";
import { canonical } from "../../documents/json.ts";

/** What a record is made of, in 16 characters: anything else in it gives others, the order of its keys does not. */
export const sealOf = (what: unknown): string =>
  createHash("sha256").update(canonical(what)).digest("hex").slice(0, 16);

/** The same in 8 characters, which say where something is otherwise and not whether it is. */
export const shortSealOf = (what: unknown): string => sealOf(what).slice(0, 8);
