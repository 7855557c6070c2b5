import type { Action } from "../action.ts";
import { done } from "../action.ts";

/** Goes back in the history, or to `to` when there is none. */
export const back: Action = {
  name: "back",
  run({ to }, { engine }) {
    engine.navigator.back(to === undefined ? engine.brand.routes.home : String(to));
    return done();
  },
};
