import { done, type Verb } from "./verb.ts";

/** Closes the innermost dialog with a value; without one it counts as put away. */
export const close: Verb = {
  name: "close",
  run({ value }, { app }) {
    app.dialogs.close(value === undefined ? { dismissed: true } : { dismissed: false, value });
    return done();
  },
};
