import { failure, noStatus } from "../api/failure.ts";
import { pause } from "../api/pause.ts";
import { type Verb, done, stop } from "./verb.ts";

/** ms between one asking and the next; the last for as long as it goes on. */
const pauses = [2000, 4000, 8000, 15_000, 30_000];

/**
 * Asks the server what became of a call whose answer did not say, by its key, again and again as long as what shows it
 * is there; its value is that call's answer, whatever it was.
 */
export const ask: Verb = {
  name: "ask",
  waits: true,
  async run({ call, key }, { app, scene }) {
    const { ended } = scene.session;
    for (let asked = 0; ; asked++) {
      const { settled, answer } = await app.client.ask(String(call), String(key));
      if (ended.aborted) return stop;
      if (settled) return done(answer);
      // What the server says to the asking itself, such as that the session is over, is handled like any failure.
      if (answer.ok) return { kind: "failed", failure: failure("contract") };
      if (answer.kind === "business" && answer.status !== noStatus) return { kind: "failed", failure: answer };
      try {
        await pause(pauses[Math.min(asked, pauses.length - 1)] ?? 0, ended);
      } catch {
        return stop;
      }
    }
  },
};
