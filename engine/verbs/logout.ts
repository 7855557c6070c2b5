import { textOf } from "../expression/text-of.ts";
import type { Verb } from "./verb.ts";
import { done } from "./verb.ts";

/**
 * Forgets the session and the journey, then goes to `to` or the brand's login. With `back` whoever logs in there comes to
 * the path that was left (A1); what its address named besides may be another's by then (R54).
 */
export const logout: Verb = {
  name: "logout",
  run({ to, everywhere, back }, { app, gate }) {
    gate?.lead();
    app.logout(everywhere === true, back === true);
    app.navigator.go(to === undefined ? app.brand.routes.login : textOf(to), { replace: true });
    return done();
  },
};
