import type { Verb } from "./verb.ts";
import { done } from "./verb.ts";

/** Opens the device's print sheet for what is on the screen, without the bars around it. */
export const print: Verb = {
  name: "print",
  run(_given, { app }) {
    app.host.print();
    return done();
  },
};
