import type { Verb } from "./verb.ts";
import { done } from "./verb.ts";
import { valuesOf } from "../expression/operator/values-of.ts";

/**
 * Tells the native app something; on the plain web nobody. Nothing waits for it and nothing can fail: what the page
 * does next never depends on it.
 */
export const tell: Verb = {
  name: "tell",
  run({ capability, with: given }, { app }) {
    if (app.bridge.native) void app.bridge.ask(String(capability), valuesOf(given));
    return done();
  },
};
