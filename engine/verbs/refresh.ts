import { namesOf } from "./names-of.ts";
import type { Verb } from "./verb.ts";
import { done } from "./verb.ts";

/** Runs the screen's reads again, all or those named. */
export const refresh: Verb = {
  name: "refresh",
  async run({ reads }, { app, scene }) {
    app.client.forget();
    await scene.reads.start(namesOf("refresh", reads));
    return done();
  },
};
