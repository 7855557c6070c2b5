import type { Action } from "../action.ts";
import { done } from "../action.ts";

/** Goes back in the history, or to `to` when there is none. */
export const back: Action = {
  name: "back",
  run({ to }, { app }) {
    app.navigator.back(to === undefined ? app.brand.routes.home : String(to));
    return done();
  },
};
