import { failure } from "../../api/failure.ts";
import type { Action } from "../action.ts";
import { done } from "../action.ts";

/** Copies a text and says so. */
export const copy: Action = {
  name: "copy",
  async run({ text, said }, { engine }) {
    if (!(await engine.host.copy(String(text))))
      return { kind: "failed", failure: failure("fault", "copy was refused") };
    if (said) engine.toasts.show(String(said), "success");
    return done();
  },
};
