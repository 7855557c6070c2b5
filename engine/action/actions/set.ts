import type { Action } from "../action.ts";
import { done } from "../action.ts";

/** Writes a value. */
export const set: Action = {
  name: "set",
  run({ path, value }, { visit }) {
    visit.session.write(String(path), value);
    return done();
  },
};
