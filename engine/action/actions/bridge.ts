import { failure } from "../../api/failure.ts";
import type { Action } from "../action.ts";
import { done } from "../action.ts";

/** Asks the native app. */
export const bridge: Action = {
  name: "bridge",
  waits: true,
  async run({ capability, with: given }, { engine }) {
    const answer = await engine.bridge.ask(String(capability), (given ?? {}) as Record<string, unknown>);
    return answer.ok ? done(answer.value) : { kind: "failed", failure: failure("fault", answer.reason) };
  },
};
