import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { phoneAt } from "../../testing/phone.ts";
import { openTestLender, type TestLender } from "../../testing/test-lender.ts";
import { personaMobile } from "../personas/phone.ts";

// Hashing is slow on purpose, and slower on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let lender: TestLender;
beforeAll(async () => {
  lender = await openTestLender();
});
afterAll(() => lender.close());

const anywhere = { send: (...given: Parameters<ReturnType<typeof phoneAt>["send"]>) => phoneAt(lender).send(...given) };

async function logIn(number: number): Promise<string> {
  const body = { mobile: personaMobile(number), password: "Naira2026", agree: true };
  return (await anywhere.send("userinfo-password-login", body)).content.userToken;
}
const ticketOf = async (token: string) =>
  (await anywhere.send("userinfo-generate-ticket", {}, { token })).content.ticket as string;
const redeem = async (ticket: string) => (await anywhere.send("userinfo-app-auto-login", { ticket })).content;
const isOver = async (token: string) => (await anywhere.send("userinfo-baseinfo", {}, { token })).status === 7;

describe("what ends with a session", () => {
  it("it itself, when the log-out names it as a bearer", async () => {
    const token = await logIn(2);
    expect((await anywhere.send("userinfo-logout", {}, { bearer: token })).status).toBe(0);
    expect(await isOver(token)).toBe(true);
  });

  it("a ticket that was made from it", async () => {
    const token = await logIn(2);
    const ticket = await ticketOf(token);
    await anywhere.send("userinfo-logout", {}, { token });
    expect(await redeem(ticket)).toEqual({ autoLoginStatus: 0 });
  });

  it("sessions that its tickets and its token began, and those that they began", async () => {
    const token = await logIn(2);
    const first = (await redeem(await ticketOf(token))).userToken;
    const second = (await redeem(await ticketOf(first))).userToken;
    const third = (await anywhere.send("userinfo-app-auto-login", { userToken: second })).content.userToken;
    const other = await logIn(2);
    expect(await Promise.all([token, first, second, third, other].map(isOver))).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
    await anywhere.send("userinfo-logout", {}, { token });
    expect(await Promise.all([token, first, second, third, other].map(isOver))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  it("not the session that a ticket came from, when the one that it began is left", async () => {
    const token = await logIn(3);
    const made = (await redeem(await ticketOf(token))).userToken;
    await anywhere.send("userinfo-logout", {}, { token: made });
    expect([await isOver(made), await isOver(token)]).toEqual([true, false]);
  });

  it("not the session that changes the password, though it came from a ticket", async () => {
    const token = await logIn(9);
    const made = (await redeem(await ticketOf(token))).userToken;
    const change = { oldPassword: "Naira2026", password: "Kobo20262" };
    expect((await anywhere.send("userinfo-modify-password", change, { token: made })).status).toBe(0);
    expect([await isOver(token), await isOver(made)]).toEqual([true, false]);
  });

  it("a session from a ticket, when the one it came from is too old", async () => {
    const DAY = 86_400_000;
    const token = await logIn(12);
    await lender.control("/__sandbox/clock", { advanceMs: 89 * DAY });
    const made = (await redeem(await ticketOf(token))).userToken;
    expect(await isOver(made)).toBe(false);
    await lender.control("/__sandbox/clock", { advanceMs: 2 * DAY });
    expect(await isOver(made)).toBe(true);
  });

  it.each(["nonsense", "", "a.b", `${"0".repeat(32)}.x`])("nothing, by a ticket that is none: %j", async (ticket) => {
    const token = await logIn(13);
    expect(await redeem(ticket)).toEqual({ autoLoginStatus: 0 });
    expect(await isOver(token)).toBe(false);
  });
});
