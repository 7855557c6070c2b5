import type { Action } from "../action.ts";
import { done } from "../action.ts";

/** Opens the device's print sheet for what is on the screen, without the bars around it. */
export const print: Action = {
  name: "print",
  run(_given, { app }) {
    app.host.print();
    return done();
  },
};
