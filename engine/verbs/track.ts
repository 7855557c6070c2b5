import type { Verb } from "./verb.ts";
import { done } from "./verb.ts";
import { valuesOf } from "../expression/operator/values-of.ts";

/** Sends an event to tracking. */
export const track: Verb = {
  name: "track",
  run({ event, data }, { app }) {
    app.track(String(event), valuesOf(data));
    return done();
  },
};
