import type { Line, Owner } from "../random/line.ts";
import { amountsIn } from "./money.ts";

/** The last answer that a page heard to each of its questions. */
export class Heard {
  readonly #answers = new WeakMap<Owner, Map<string, { readonly text: string; readonly amounts: readonly number[] }>>();

  /** The way to send over a line, listened to. */
  on(line: Line): Line["fetchOf"] {
    return (owner) => {
      const send = line.fetchOf(owner);
      const answers = new Map<string, { text: string; amounts: readonly number[] }>();
      this.#answers.set(owner, answers);
      return async (input, init) => {
        const answer = await send(input, init);
        const text = await answer
          .clone()
          .text()
          .catch(() => undefined);
        if (text !== undefined) answers.set(JSON.stringify([input, init?.body]), { text, amounts: amountsIn(text) });
        return answer;
      };
    };
  }

  has(owner: Owner, kobo: number): boolean {
    return this.#all(owner).some(({ amounts }) => amounts.includes(kobo));
  }

  /** What these answers say under a name, as it came. */
  named(owner: Owner, name: string): readonly string[] {
    const values = new RegExp(`"${name}":"?([^",}]*)`, "g");
    return this.#all(owner).flatMap(({ text }) => [...text.matchAll(values)].map(([, value = ""]) => value));
  }

  #all = (owner: Owner) => [...(this.#answers.get(owner)?.values() ?? [])];
}
