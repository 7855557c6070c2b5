import type { Answer } from "../../api/answer.ts";
import type { PublishedStep } from "../../document/published.ts";

/** A step that leaves a word, to be found at `screen.said`. */
export const say = (text: string): PublishedStep => ({ do: "set", with: { path: "screen.said", value: text } });

/** A step that makes a call. */
export const call = (id: string, more: Partial<PublishedStep> = {}): PublishedStep => ({
  do: "call",
  with: { call: id },
  ...more,
});

/** What a call comes to that the server refuses. */
export const refused = {
  ok: false,
  kind: "business",
  status: 3101,
  message: "refused",
  content: { left: 1 },
} as const satisfies Answer;
