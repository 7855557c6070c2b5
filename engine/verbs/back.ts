import { textOf } from "../expression/text-of.ts";
import type { Verb } from "./verb.ts";
import { done } from "./verb.ts";

/** Goes back in the history, or to `to` when there is none. */
export const back: Verb = {
  name: "back",
  run({ to }, { app, gate }) {
    gate?.lead();
    app.navigator.back(to === undefined ? app.brand.routes.home : textOf(to));
    return done();
  },
};
