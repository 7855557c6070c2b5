import type { Verb } from "./verb.ts";
import { done } from "./verb.ts";

/** Stores an identity in the session and forgets whatever belonged to the visit before (F8), then leads to `to` where it may (F9). */
export const login: Verb = {
  name: "login",
  run({ identity, to }, { app }) {
    app.login(identity as Record<string, unknown>, to ?? undefined);
    return done();
  },
};
