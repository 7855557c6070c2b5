import type { Action } from "../action.ts";
import { done } from "../action.ts";

/** Switches the language; the choice persists on the device (B7). */
export const language: Action = {
  name: "language",
  async run({ to }, { app }) {
    await app.switchLanguage(String(to));
    return done();
  },
};
