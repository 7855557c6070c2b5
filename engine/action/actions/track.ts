import type { Action } from "../action.ts";
import { done } from "../action.ts";

/** Sends an event to tracking. */
export const track: Action = {
  name: "track",
  run({ event, data }, { app }) {
    app.track(String(event), (data ?? {}) as Record<string, unknown>);
    return done();
  },
};
