import type { Verb } from "./verb.ts";
import { done } from "./verb.ts";
import { valuesOf } from "../expression/operator/values-of.ts";

/** Runs a call of the contract. */
export const call: Verb = {
  name: "call",
  waits: true,
  async run({ call: id, body }, { app, scene }) {
    const answer = await app.client.run(String(id), valuesOf(body), scene.session.left.signal);
    if (answer.ok) return done(answer.content);
    const { ok: _, ...failure } = answer;
    return { kind: "failed", failure };
  },
};
