import type { Action } from "../action.ts";
import { done, stop } from "../action.ts";

/** Checks fields; on a wrong one shows every message, focuses the first and ends the run. */
export const validate: Action = {
  name: "validate",
  run({ fields }, { app, visit }) {
    const wrong = visit.form.validate(fields as readonly string[] | undefined);
    if (wrong.length === 0) return done();
    app.host.focusField(wrong);
    return stop;
  },
};
