import type { ToastKind } from "../../host/toasts.ts";
import type { Action } from "../action.ts";
import { done } from "../action.ts";

/** Says something briefly. */
export const toast: Action = {
  name: "toast",
  run({ text, kind }, { app }) {
    if (text) app.toasts.show(String(text), (kind as ToastKind | undefined) ?? "info");
    return done();
  },
};
