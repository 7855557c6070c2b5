import type { Line, Owner } from "../random/line.ts";
import { amountsIn } from "./money.ts";

/** The amounts of the last answer that a page heard to each of its questions. */
export class Heard {
  readonly #answers = new WeakMap<Owner, Map<string, readonly number[]>>();

  /** The way to send over a line, listened to. */
  on(line: Line): Line["fetchOf"] {
    return (owner) => {
      const send = line.fetchOf(owner);
      const answers = new Map<string, readonly number[]>();
      this.#answers.set(owner, answers);
      return async (input, init) => {
        const answer = await send(input, init);
        const whole = await answer
          .clone()
          .text()
          .catch(() => undefined);
        if (whole !== undefined) answers.set(JSON.stringify([input, init?.body]), amountsIn(whole));
        return answer;
      };
    };
  }

  has(owner: Owner, kobo: number): boolean {
    return [...(this.#answers.get(owner)?.values() ?? [])].some((amounts) => amounts.includes(kobo));
  }
}
