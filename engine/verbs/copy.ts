import { failure } from "../api/failure.ts";
import type { Verb } from "./verb.ts";
import { done } from "./verb.ts";

/** Copies a text, natively where that is possible, and says so. */
export const copy: Verb = {
  name: "copy",
  waits: true,
  async run({ text, said }, { app }) {
    const natively = app.bridge.native && (await app.bridge.ask("copy-text", { text: String(text) })).ok;
    if (!natively && !(await app.host.copy(String(text))))
      return { kind: "failed", failure: failure("fault", "copy was refused") };
    if (said) app.toasts.show(String(said), "success");
    return done();
  },
};
