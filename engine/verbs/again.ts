import { type Verb, stop } from "./verb.ts";
import { valuesOf } from "../expression/operator/values-of.ts";

/** Repeats the call whose failure is handled here, by the step or the error catalogue, with more in its body (X4); the step then goes on as if it had come to that at once. */
export const again: Verb = {
  name: "again",
  run({ body }, { settle }) {
    if (!settle) throw new Error("there is no call to repeat");
    settle({ body: valuesOf(body) });
    return stop;
  },
};
