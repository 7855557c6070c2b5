import type { Verb } from "./verb.ts";
import { done, stop } from "./verb.ts";
import { valuesOf } from "../expression/operator/values-of.ts";

/** Opens a dialog and waits; a dismissal ends the run. */
export const dialog: Verb = {
  name: "dialog",
  waits: true,
  async run({ dialog: id, with: given }, { app, scene }) {
    const result = await app.dialogs.open(String(id), valuesOf(given), scene);
    return result.dismissed ? stop : done(result.value);
  },
};
