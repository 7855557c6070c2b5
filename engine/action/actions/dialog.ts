import type { Action } from "../action.ts";
import { done, stop } from "../action.ts";

/** Opens a dialog and waits; a dismissal ends the run. */
export const dialog: Action = {
  name: "dialog",
  waits: true,
  async run({ dialog: id, with: given }, { app, visit }) {
    const result = await app.dialogs.open(String(id), (given ?? {}) as Record<string, unknown>, visit);
    return result.dismissed ? stop : done(result.value);
  },
};
