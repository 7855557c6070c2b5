import { and, eq, inArray, ne, or } from "drizzle-orm";
import { callBrand } from "../../contract/brands.ts";
import { naira } from "../../../lending/format/naira.ts";
import { invitation } from "../../database/tables/borrower-calls.ts";
import { bvnHolder, person } from "../../database/tables/person.ts";
import type { Tx } from "../../database/tx.ts";
import { recordEvent } from "../call/record-event.ts";
import { giveCoupon } from "./gift.ts";
import { giveRedBag } from "./rewards.ts";
import { sendNote } from "../notes/send-note.ts";

/** What an invitation brings: a coupon to the friend who registers; with his first loan cash and a coupon to who invited him; kobo. */
export const REWARD = { cash: 50_000, coupon: 30_000 } as const;

/**
 * Keeps who invited somebody new, by invitation code or userGid, and gives him his coupon at once (D2); an unknown one
 * is no error. Says what the coupon is worth, 0 where nobody invited him or the brand has no invitations (A5).
 */
export async function keepInvitation(
  tx: Tx,
  made: { inviteeId: string; code?: string; activityId?: string; at: number },
): Promise<number> {
  const { inviteeId, code, activityId, at } = made;
  if (!code || !callBrand().flags.inviteFriend) return 0;
  const named = or(eq(person.invitationCode, code.toUpperCase()), eq(person.borrowerId, code));
  const [inviter] = await tx.select({ id: person.borrowerId }).from(person).where(named);
  if (!inviter || inviter.id === inviteeId) return 0;
  await tx.insert(invitation).values({ inviteeId, inviterId: inviter.id, at });
  const subject = { borrowerId: inviteeId, subject: "invitation", subjectId: inviter.id, at };
  await recordEvent(tx, { ...subject, kind: "invited", detail: activityId ? { activityId } : {} });
  const coupon = { value: REWARD.coupon, kind: "invitation-exclusive", at } as const;
  return giveCoupon(tx, { ...coupon, borrowerId: inviteeId, reason: "was-invited" });
}

/** Whether a BVN of this account was one of another account before: nobody registers for the first time twice. */
async function hadAnAccount(tx: Tx, borrowerId: string): Promise<boolean> {
  const his = tx.select({ hash: bvnHolder.bvnHash }).from(bvnHolder).where(eq(bvnHolder.borrowerId, borrowerId));
  const elsewhere = and(inArray(bvnHolder.bvnHash, his), ne(bvnHolder.borrowerId, borrowerId));
  return (await tx.$count(bvnHolder, elsewhere)) > 0;
}

/** A loan was paid out: who invited the borrower is rewarded for the first one, once. Who had an account before is no friend who was invited: he counts no more. */
export async function rewardInvitation(tx: Tx, inviteeId: string, at: number): Promise<void> {
  const [row] = await tx.select().from(invitation).where(eq(invitation.inviteeId, inviteeId)).for("update");
  if (!row || row.rewardedAt !== null) return;
  const { inviterId } = row;
  if (await hadAnAccount(tx, inviteeId)) {
    await tx.delete(invitation).where(eq(invitation.inviteeId, inviteeId));
    const subject = { borrowerId: inviteeId, subject: "invitation", subjectId: inviterId, at };
    await recordEvent(tx, { ...subject, kind: "not-new" });
    return;
  }
  await tx.update(invitation).set({ rewardedAt: at }).where(eq(invitation.inviteeId, inviteeId));
  const coupon = { value: REWARD.coupon, kind: "invitation-exclusive", at } as const;
  await giveCoupon(tx, { ...coupon, borrowerId: inviterId, reason: `invited-${inviteeId}` });
  await giveRedBag(tx, { borrowerId: inviterId, source: "invitation", amount: REWARD.cash, at });
  await sendNote(tx, { borrowerId: inviterId, kind: "friend-borrowed", at, args: { amount: naira(REWARD.cash) } });
}
