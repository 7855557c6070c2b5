import { textOf } from "../expression/text-of.ts";
import type { Verb } from "./verb.ts";
import { done, stop } from "./verb.ts";

/** Copies a text, natively where that is possible, and says so; where it could not, that too. */
export const copy: Verb = {
  name: "copy",
  waits: true,
  async run({ text, said }, { app }) {
    const natively = app.bridge.native && (await app.bridge.ask("copy-text", { text: textOf(text) })).ok;
    if (!natively && !(await app.host.copy(textOf(text)))) {
      app.toasts.show(app.texts.text("engine.copy-failed"), "warn");
      return stop;
    }
    if (said) app.toasts.show(textOf(said), "success");
    return done();
  },
};
