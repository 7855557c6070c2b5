import type { Line, Owner } from "../random/line.ts";
import { amountsIn } from "./money.ts";

/** The last answer that a page heard to each of its questions. */
export class Heard {
  readonly #answers = new WeakMap<Owner, Map<string, { readonly text: string; readonly amounts: readonly number[] }>>();

  /** The way to send over a line, listened to. */
  on(line: Line): Line["fetchOf"] {
    return (owner) => {
      const send = line.fetchOf(owner);
      const answers = this.#answers.get(owner) ?? new Map<string, { text: string; amounts: readonly number[] }>();
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

  /** What these answers, or those of one path, say under a name, as it came. */
  named(owner: Owner, name: string, path = ""): readonly string[] {
    const values = new RegExp(`"${name}":"?([^",}]*)`, "g");
    return this.#all(owner, path).flatMap(({ text }) => [...text.matchAll(values)].map(([, value = ""]) => value));
  }

  #all = (owner: Owner, path = "") =>
    [...(this.#answers.get(owner) ?? [])].filter(([asked]) => asked.includes(path)).map(([, answer]) => answer);
}
