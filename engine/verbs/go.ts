import type { Verb } from "./verb.ts";
import { done } from "./verb.ts";
import { targetOf } from "../navigation/target.ts";
import { valuesOf } from "../expression/operator/values-of.ts";

/** Navigates inside the app. */
export const go: Verb = {
  name: "go",
  run({ to, query, replace }, { app }) {
    app.navigator.go(targetOf(String(to), valuesOf(query)), {
      replace: replace === true,
    });
    return done();
  },
};
