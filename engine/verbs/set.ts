import type { Verb } from "./verb.ts";
import { done } from "./verb.ts";

/** Writes a value; null empties the path. */
export const set: Verb = {
  name: "set",
  run({ path, value }, { scene }) {
    scene.session.write(String(path), value ?? undefined);
    return done();
  },
};
