import { failure } from "../api/failure.ts";
import { textOf } from "../expression/text-of.ts";
import type { Verb } from "./verb.ts";
import { done } from "./verb.ts";

/** Copies a text, natively where that is possible, and says so. */
export const copy: Verb = {
  name: "copy",
  waits: true,
  async run({ text, said }, { app }) {
    const natively = app.bridge.native && (await app.bridge.ask("copy-text", { text: textOf(text) })).ok;
    if (!natively && !(await app.host.copy(textOf(text))))
      return { kind: "failed", failure: failure("fault", "copy was refused") };
    if (said) app.toasts.show(textOf(said), "success");
    return done();
  },
};
