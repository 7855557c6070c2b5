import { failure } from "../../api/failure.ts";
import type { Action } from "../action.ts";
import { done } from "../action.ts";

/** Copies a text, natively where that is possible, and says so. */
export const copy: Action = {
  name: "copy",
  waits: true,
  async run({ text, said }, { engine }) {
    const natively = engine.bridge.native && (await engine.bridge.ask("copy-text", { text: String(text) })).ok;
    if (!natively && !(await engine.host.copy(String(text))))
      return { kind: "failed", failure: failure("fault", "copy was refused") };
    if (said) engine.toasts.show(String(said), "success");
    return done();
  },
};
