import type { Verb } from "./verb.ts";
import { done } from "./verb.ts";
import { valuesOf } from "../expression/operator/values-of.ts";

/** Stores an identity in the session and forgets whatever belonged to the visit before (F8), then leads to `to` where it may (F9). */
export const login: Verb = {
  name: "login",
  run({ identity, to }, { app, gate }) {
    gate?.lead();
    app.login(valuesOf(identity), to ?? undefined);
    return done();
  },
};
