import { failure } from "../api/failure.ts";
import type { Verb } from "./verb.ts";
import { done } from "./verb.ts";

/** Switches the language; the choice persists on the device (B7). Words that do not come are as a call that is not answered (X5). */
export const language: Verb = {
  name: "language",
  async run({ to }, { app }) {
    try {
      await app.switchLanguage(String(to));
    } catch {
      return { kind: "failed", failure: failure("network") };
    }
    return done();
  },
};
