import type { Action } from "../action.ts";
import { done } from "../action.ts";

/** Writes a value; null empties the path. */
export const set: Action = {
  name: "set",
  run({ path, value }, { visit }) {
    visit.session.write(String(path), value ?? undefined);
    return done();
  },
};
