import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { borrower } from "../../database/tables/borrower.ts";
import { loan } from "../../database/tables/loan.ts";
import { bvnHolder } from "../../database/tables/person.ts";
import { lenderOfFile } from "../../testing/lender-of-file.ts";
import { askable } from "../../testing/persona-lender.ts";
import { there } from "../../../tests/there.ts";
import { businessNow } from "../call/business-clock.ts";
import { inTransaction } from "../frame/in-transaction.ts";
import { openLoan } from "../loan/open-loan.ts";

const DAY = 86_400_000;
const MOBILE = "8031234567";
const lender = lenderOfFile();

/** Persona 5, who invites, and what is told of the friends. */
async function inviting() {
  const inviter = await lender().as(5);
  const { invitationCode } = await inviter.ok("invite-info");
  const asked = askable(lender());
  const ask = (...given: Parameters<typeof asked.ask>) => asked.ask(...given);
  return {
    told: async () => {
      const { invitedCount, borrowedCount, rewardTotal } = await inviter.ok("invite-info");
      const { invitations } = await inviter.ok("invite-list");
      return {
        counts: [invitedCount, borrowedCount, rewardTotal],
        list: invitations.map(({ mobile, state, reward }: Record<string, unknown>) => [mobile, state, reward]),
      };
    },
    /** The friend registers by the code; gives his row and his token. */
    register: async () => {
      await ask("userinfo-send-sms", { mobile: MOBILE, scene: "register" });
      const body = { mobile: MOBILE, smsCode: "1234", password: "Naira2026", agree: true, invitationCode };
      const { content } = await ask("userinfo-register", body, { bizType: "717", c: "301" });
      const rows = await lender().database.db.select().from(borrower).where(eq(borrower.mobile, MOBILE));
      return { row: there(rows[0]), token: content.userToken };
    },
    /** Closes his account by requests, and lets its days go by. */
    close: async (token: string) => {
      await ask("userinfo-deactivate", { reason: "privacy" }, { token });
      await ask("userinfo-send-sms", { mobile: MOBILE, scene: "cancel" });
      expect((await ask("userinfo-cancel", { smsCode: "1234" }, { token })).status).toBe(0);
      await lender().control("/__sandbox/clock", { advanceMs: 15 * DAY + 60_000 });
    },
  };
}

const write = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(lender().database.db, work);

describe("S19 a friend whose account is closed", () => {
  it("is listed no more, and is one friend where he registers anew", async () => {
    const { told, register, close } = await inviting();
    const { token } = await register();
    const once = { counts: [1, 0, 0], list: [["803****567", "registered", 0]] };
    expect(await told()).toEqual(once);
    await close(token);
    expect(await told()).toEqual({ counts: [0, 0, 0], list: [] });
    await register();
    expect(await told()).toEqual(once);
  });

  it("is listed without a phone where his loan had brought something, and known by his BVN later", async () => {
    const { told, register, close } = await inviting();
    const { row, token } = await register();
    const { id } = await write(async (tx) => openLoan(tx, row, { principal: 300_000, now: await businessNow(tx) }));
    await write((tx) => tx.update(loan).set({ status: "settled" }).where(eq(loan.id, id)));
    await write((tx) => tx.insert(bvnHolder).values({ bvnHash: "his", borrowerId: row.id }));
    await close(token);
    const gone = { counts: [1, 1, 50_000], list: [["", "borrowed", 50_000]] };
    expect(await told()).toEqual(gone);
    const anew = await register();
    await write((tx) => tx.insert(bvnHolder).values({ bvnHash: "his", borrowerId: anew.row.id }));
    expect(await told()).toEqual(gone);
  });
});
