import type { Verb } from "./verb.ts";
import { done } from "./verb.ts";
import { valuesOf } from "../expression/operator/values-of.ts";

/** Runs one of the screen's reads and comes to its answer; in a guard it is the screen's first of this arrival. */
export const read: Verb = {
  name: "read",
  waits: true,
  async run({ read: name, body: more }, { scene }) {
    const answer = await scene.reads.answer(String(name), valuesOf(more));
    if (!answer || answer.ok) return done(answer?.content);
    const { ok: _, ...failure } = answer;
    return { kind: "failed", failure };
  },
};
