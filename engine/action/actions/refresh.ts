import type { Action } from "../action.ts";
import { done } from "../action.ts";

/** Runs the screen's reads again, all or those named. */
export const refresh: Action = {
  name: "refresh",
  async run({ reads }, { app, visit }) {
    app.client.forget();
    await visit.reads.start(reads as readonly string[] | undefined);
    return done();
  },
};
