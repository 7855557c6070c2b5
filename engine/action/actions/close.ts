import type { Action } from "../action.ts";
import { done } from "../action.ts";

/** Closes the innermost dialog with a value. */
export const close: Action = {
  name: "close",
  run({ value }, { engine }) {
    engine.dialogs.close(value ?? true);
    return done();
  },
};
