import { done, type Action } from "../action.ts";

/** Closes the innermost dialog with a value; without one it counts as put away. */
export const close: Action = {
  name: "close",
  run({ value }, { app }) {
    app.dialogs.close(value === undefined ? { dismissed: true } : { dismissed: false, value });
    return done();
  },
};
