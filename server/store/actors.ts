import { saved } from "../../publish/studio/deeds.ts";

/** A host that takes a release back by itself (R8). */
export const HOST = "host";

/** Who tries to sign in by a name that nobody has. */
export const NOBODY = "nobody";

/** Who stands in the audit and is no person, and what that is, in words. */
export const actors: ReadonlyMap<string, string> = new Map([
  [HOST, "a host that takes a release back by itself"],
  [saved.who, "what is live because the folder was saved"],
  [NOBODY, "who signs in by a name that nobody has"],
]);
