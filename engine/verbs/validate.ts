import { namesOf } from "./names-of.ts";
import type { Verb } from "./verb.ts";
import { done, stop } from "./verb.ts";

/** Checks fields; on a wrong one shows every message, focuses the first and ends the run. */
export const validate: Verb = {
  name: "validate",
  run({ fields }, { app, scene }) {
    const wrong = scene.form.validate(namesOf("validate", fields));
    if (wrong.length === 0) return done();
    app.host.focusFirst(wrong.map((name) => scene.form.domId(name)));
    return stop;
  },
};
