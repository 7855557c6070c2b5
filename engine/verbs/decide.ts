import { decide } from "../document/decide.ts";
import type { Verb } from "./verb.ts";
import { done, stop } from "./verb.ts";
import { valuesOf } from "../expression/operator/values-of.ts";

/** Takes a decision's row and runs its steps; the trace is kept for the last decision. */
export const decideVerb: Verb = {
  name: "decide",
  waits: true,
  async run({ decision: id, inputs }, at, _step, more) {
    const decision = at.app.documents.decision(String(id));
    if (!decision) throw new Error(`unknown decision "${String(id)}"`);
    const given = valuesOf(inputs);
    const taken = decide(decision, given);
    at.app.decided(decision.id, taken);
    const ended = await more(taken.then, { ...at.scope, inputs: given });
    return ended ? done(taken.row) : stop;
  },
};
