import { failure } from "../api/failure.ts";
import type { Verb } from "./verb.ts";
import { done } from "./verb.ts";
import { calendar } from "./calendar.ts";
import { copy } from "./copy.ts";
import { open } from "./open.ts";
import { share } from "./share.ts";
import { valuesOf } from "../expression/operator/values-of.ts";

/**
 * Asks the native app. Where it has not the capability, the verb of the capability's fallback runs with the same
 * values, or nothing does; otherwise `fail` gets the reason as `result.message`, and `result.content.final` says that
 * it was refused for good (R71).
 */
export const bridge: Verb = {
  name: "bridge",
  waits: true,
  async run({ capability, with: given }, at, step, more) {
    const asked = valuesOf(given);
    const answer = await at.app.bridge.ask(String(capability), asked);
    if (answer.ok) return done(answer.value);
    const { reason, final = false, fallback } = answer;
    if (fallback === "skip") return done();
    const verb = [copy, share, open, calendar].find(({ name }) => name === fallback);
    if (verb) return verb.run(asked, at, step, more);
    return { kind: "failed", failure: { ...failure("fault", reason), content: { reason, final } } };
  },
};
