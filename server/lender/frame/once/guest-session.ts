import type { StoredAnswer } from "../../../database/tables/frame.ts";
import { entries, textIn } from "../../../../publish/documents/entries.ts";
import { Refusal } from "../../../contract/refusal.ts";
import { STATUS } from "../../../contract/status.ts";
import { borrowerById } from "../../account/find-borrower.ts";
import { digest } from "../../access/secrets.ts";
import type { CallContext } from "../../call/handler.ts";
import { logIn } from "../../login/log-in.ts";

type SessionCall = Pick<CallContext, "tx" | "now" | "query" | "device">;

/** ms for which a guest's key opens a session: as long as the code was good by which he showed that the number is his. */
const OPENS = 10 * 60_000;

/** Under what a guest's key is kept: it is all that shows whose it is, so that no store holds it either. */
export const guestKey = (key: string) => ({ owner: "guest", key: digest(key) });

/** How an attempt of a guest is kept and answered once more. */
export const guestAttempt = (call: SessionCall, key: string) => ({
  ...guestKey(key),
  kept: withoutSession,
  again: async (stored: StoredAnswer, at: number) => {
    const answer = await withSession(call, stored, at);
    // It lets nobody in any more, and without that it would not be the answer of its call.
    if (answer.status === 0 && !("userToken" in entries(answer.content))) throw new Refusal(STATUS.illegal);
    return answer;
  },
});

/** A guest's answer as it is kept: without the token, which no store holds, and without what tells who he is. */
function withoutSession({ content, ...rest }: StoredAnswer): StoredAnswer {
  const { userToken: _token, mobile: _mobile, name: _name, ...kept } = entries(content);
  return { ...rest, content: kept };
}

/** An answer that was kept so and let somebody in, as long as it still does: he is let in anew, with a session of its own. */
export async function withSession(call: SessionCall, stored: StoredAnswer, at: number): Promise<StoredAnswer> {
  const kept = entries(stored.content);
  if (stored.status !== 0 || call.now - at > OPENS) return stored;
  const who = await borrowerById(call.tx, textIn(kept.userGid));
  if (!who) return stored;
  const { mobile, name, userToken } = await logIn(call, who, { way: "register" });
  return { ...stored, content: { ...kept, mobile, name, userToken } };
}
