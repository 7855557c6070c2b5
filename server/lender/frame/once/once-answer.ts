import type { Handler } from "../../call/handler.ts";
import { answerOfKey } from "./once.ts";

/**
 * POST /once/answer: what became of a call whose answer did not come through, by its key. As a write it waits for the
 * borrower's row, so that a call that is being carried out is through before it is asked about.
 */
export const onceAnswer: Handler<"once-answer"> = async ({ tx, borrower, body, now }) => {
  const answer = await answerOfKey(tx, borrower.id, body.key, now);
  if (!answer) return { known: false };
  // What the contract made of a content is an object, always.
  const content = answer.content as Record<string, unknown>;
  return { known: true, answer: { ...answer, content } };
};
