import type { Handler } from "../../call/handler.ts";
import type { StoredAnswer } from "../../../database/tables/frame.ts";
import { guestKey, withSession } from "./guest-session.ts";
import { answerOfKey } from "./once.ts";

/**
 * POST /once/answer: what became of a call whose answer did not come through, by its key. As a write it waits for the
 * borrower's row, so that a call that is being carried out is through before it is asked about.
 */
export const onceAnswer: Handler<"once-answer"> = async ({ tx, borrower, body, now }) => {
  const stored = await answerOfKey(tx, borrower.id, body.key, now);
  return stored ? toldOf(stored.answer) : { known: false };
};

/**
 * POST /once/guestAnswer: the same for a call of a guest, which nobody but who sent it has the key of. Whoever was let
 * in by that call is let in by this answer, at first.
 */
export const onceGuestAnswer: Handler<"once-guest-answer"> = async (call) => {
  const { owner, key } = guestKey(call.body.key);
  const stored = await answerOfKey(call.tx, owner, key, call.now);
  return stored ? toldOf(await withSession(call, stored.answer, stored.at)) : { known: false };
};

const toldOf = (answer: StoredAnswer) => ({
  known: true,
  // What the contract made of a content is an object, always.
  answer: { ...answer, content: answer.content as Record<string, unknown> },
});
