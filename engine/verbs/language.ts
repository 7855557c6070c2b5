import type { Verb } from "./verb.ts";
import { done } from "./verb.ts";

/** Switches the language; the choice persists on the device (B7). */
export const language: Verb = {
  name: "language",
  async run({ to }, { app }) {
    await app.switchLanguage(String(to));
    return done();
  },
};
