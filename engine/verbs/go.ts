import type { Verb } from "./verb.ts";
import { done, stop } from "./verb.ts";
import { targetOf } from "../navigation/target.ts";
import { valuesOf } from "../expression/operator/values-of.ts";

/**
 * Navigates inside the app. In a guard nobody can come back to the screen that he was kept from, and who is led to that
 * very screen is let in.
 */
export const go: Verb = {
  name: "go",
  run({ to, query, replace }, { app, gate }) {
    const target = targetOf(String(to), valuesOf(query));
    if (gate?.lead(target)) return stop;
    app.navigator.go(target, { replace: replace === true || gate !== undefined });
    return done();
  },
};
