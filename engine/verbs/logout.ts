import { textOf } from "../expression/text-of.ts";
import type { Verb } from "./verb.ts";
import { done } from "./verb.ts";

/** Forgets the session and the journey, then goes to `to` or the brand's login. */
export const logout: Verb = {
  name: "logout",
  run({ to, everywhere }, { app, gate }) {
    gate?.lead();
    app.logout(everywhere === true);
    app.navigator.go(to === undefined ? app.brand.routes.login : textOf(to), { replace: true });
    return done();
  },
};
