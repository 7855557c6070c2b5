import { toastKinds } from "../host/toasts.ts";
import { textOf } from "../expression/text-of.ts";
import type { Verb } from "./verb.ts";
import { done, wordless } from "./verb.ts";

/** Says something briefly. */
export const toast: Verb = {
  name: "toast",
  run({ text, kind }, { app, gate }) {
    if (textOf(text).trim() === "") return wordless();
    gate?.tell();
    app.toasts.show(textOf(text), toastKinds.find((known) => known === kind) ?? "info");
    return done();
  },
};
