import type { PublishedStep } from "../document/published.ts";
import type { Verb } from "./verb.ts";
import { done, stop, wordless } from "./verb.ts";
import { textOf } from "../expression/text-of.ts";
import { valuesOf } from "../expression/operator/values-of.ts";

/** Opens a dialog and waits; a dismissal ends the run. One that opens by itself gives way to any that is open. */
export const dialog: Verb = {
  name: "dialog",
  waits: true,
  async run({ dialog: id, with: given, alone }, { app, gate, scene, settle }, step) {
    if (alone === true && app.dialogs.stack.length > 0) return stop;
    const params = valuesOf(given);
    if ("text" in params && textOf(params.text).trim() === "") return wordless(true);
    gate?.tell();
    const result = await app.dialogs.open(String(id), params, scene);
    if (!result.dismissed) return done(result.value);
    // Another call that failed the same way got its answer: this one is tried as it is, and asks for its own if need be.
    if (result.open && repeats(step) && !(await result.open).dismissed) settle?.({ body: {} });
    return stop;
  },
};

/** Whether a failed call is repeated once the dialog is answered (X4). */
const repeats = ({ ok = [] }: PublishedStep): boolean => ok.some((step) => step.do === "again");
