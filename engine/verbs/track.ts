import type { Verb } from "./verb.ts";
import { done } from "./verb.ts";

/** Sends an event to tracking. */
export const track: Verb = {
  name: "track",
  run({ event, data }, { app }) {
    app.track(String(event), (data ?? {}) as Record<string, unknown>);
    return done();
  },
};
