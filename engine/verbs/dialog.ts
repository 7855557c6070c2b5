import type { Verb } from "./verb.ts";
import { done, stop } from "./verb.ts";

/** Opens a dialog and waits; a dismissal ends the run. */
export const dialog: Verb = {
  name: "dialog",
  waits: true,
  async run({ dialog: id, with: given }, { app, visit }) {
    const result = await app.dialogs.open(String(id), (given ?? {}) as Record<string, unknown>, visit);
    return result.dismissed ? stop : done(result.value);
  },
};
