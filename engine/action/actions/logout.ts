import type { Action } from "../action.ts";
import { done } from "../action.ts";

/** Forgets the session and the journey, then goes to `to` or the brand's login. */
export const logout: Action = {
  name: "logout",
  run({ to, everywhere }, { app }) {
    app.logout(everywhere === true);
    app.navigator.go(to === undefined ? app.brand.routes.login : String(to), { replace: true });
    return done();
  },
};
