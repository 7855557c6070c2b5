import type { Answer } from "../api/answer.ts";
import { valuesOf } from "../expression/operator/values-of.ts";
import { type Verb, stop } from "./verb.ts";

/** The call whose failure is handled here came to this after all, as `ask` learned it: its step goes on as if it had come to that at once. Without an answer its own `fail` says the rest. */
export const take: Verb = {
  name: "take",
  run({ answer }, { settle }) {
    if (!settle) throw new Error("there is no call that came to anything");
    settle({ answer: answerIn(answer) });
    return stop;
  },
};

/** What `ask` gave, handed on by a document. */
const answerIn = (value: unknown): Answer | undefined =>
  // Only `ask` makes a value with this key.
  typeof valuesOf(value).ok === "boolean" ? (value as Answer) : undefined;
