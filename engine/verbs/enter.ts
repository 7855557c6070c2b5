import type { Verb } from "./verb.ts";
import { done, stop } from "./verb.ts";

/** Lets into the screen whose guard runs, and ends the guard; where none runs there is nothing to open. */
export const enter: Verb = {
  name: "enter",
  run(_, { gate }) {
    gate?.open();
    return gate ? stop : done();
  },
};
