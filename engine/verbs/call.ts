import { carriedOut } from "./carried-out.ts";
import type { Verb } from "./verb.ts";
import { done, stop } from "./verb.ts";
import { valuesOf } from "../expression/operator/values-of.ts";

/** Runs a call of the contract. */
export const call: Verb = {
  name: "call",
  waits: true,
  async run({ call: id, body }, { app, scene }) {
    const given = valuesOf(body);
    // What was decided on arriving may be too long ago: the guard is asked once more, where he stands.
    if (!app.client.allows(String(id), given) && !(await app.readmit(scene))) return stop;
    const answer = await app.client.run(String(id), given, scene.session.left.signal);
    if (answer.ok) {
      carriedOut(String(id), { app, scene });
      return done(answer.content);
    }
    const { ok: _, ...failure } = answer;
    return { kind: "failed", failure };
  },
};
