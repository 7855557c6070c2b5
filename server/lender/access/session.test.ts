import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openPersonaLender, type PersonaLender } from "../../testing/persona-lender.ts";
import { personaMobile } from "../personas/phone.ts";

// Hashing is slow on purpose, and slower on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let lender: PersonaLender;
beforeAll(async () => {
  lender = await openPersonaLender();
}, 60_000);
afterAll(() => lender.close());

const mobile = personaMobile(2);

describe("sessions", () => {
  it("A1 X2 no token, or one that is not good, is 7", async () => {
    expect((await lender.ask("userinfo-baseinfo")).status).toBe(7);
    expect((await lender.ask("userinfo-baseinfo", {}, { token: "nonsense" })).status).toBe(7);
    const token = await lender.login(2);
    expect((await lender.ask("userinfo-baseinfo", {}, { token, userId: "999999" })).status).toBe(7);
    expect((await lender.ask("userinfo-baseinfo", {}, { token })).status).toBe(0);
  });

  it("logout ends the session, and an old token does not stop a new login", async () => {
    const token = await lender.login(9);
    expect((await lender.ask("userinfo-logout", {}, { token })).status).toBe(0);
    expect((await lender.ask("userinfo-baseinfo", {}, { token })).status).toBe(7);
    expect((await lender.ask("userinfo-send-sms", { mobile, scene: "login" }, { token })).status).toBe(0);
  });

  it("a new password ends every session", async () => {
    const token = await lender.login(12);
    await lender.ask("userinfo-send-sms", { mobile: personaMobile(12), scene: "password" });
    const body = { mobile: personaMobile(12), smsCode: "1234", password: "Fresh2026" };
    expect((await lender.ask("userinfo-set-password", body)).status).toBe(0);
    expect((await lender.ask("userinfo-baseinfo", {}, { token })).status).toBe(7);
  });

  it("C10 C11 F9 a ticket logs in once; a failure is autoLoginStatus 0 with status 0", async () => {
    const token = await lender.login(2);
    const { ticket } = (await lender.ask("userinfo-generate-ticket", {}, { token })).content;
    const body = { ticket, redirectUrl: "/bill", zuid: "" };
    const first = await lender.ask("userinfo-app-auto-login", body);
    expect(first.content).toMatchObject({ autoLoginStatus: 1, redirectUrl: "/bill", mobile });
    expect((await lender.ask("userinfo-app-auto-login", body)).content).toEqual({ autoLoginStatus: 0 });
    const byToken = await lender.ask("userinfo-app-auto-login", { userToken: token });
    expect(byToken.content.autoLoginStatus).toBe(1);
  });

  it("C11 F9 a ticket of another borrower logs him in, whoever was logged in and whatever id the link names", async () => {
    const other = await lender.as(4);
    const { ticket } = await other.ok("userinfo-generate-ticket");
    const userGid = other.row.id;
    const token = await lender.login(2);
    // Without a ticket another one's id proves nothing (R79).
    expect((await lender.ask("userinfo-app-auto-login", { userGid }, { token })).status).toBe(3198);
    expect((await lender.ask("userinfo-app-auto-login", { userGid, ticket: "" }, { token })).status).toBe(3198);
    expect((await lender.ask("userinfo-baseinfo", { userGid }, { token })).status).toBe(3198);
    const { status, content } = await lender.ask("userinfo-app-auto-login", { userGid, ticket }, { token });
    expect([status, content.autoLoginStatus, content.mobile]).toEqual([0, 1, personaMobile(4)]);
  });

  it.each([
    [20, 7],
    [21, 17],
    [22, 2200],
    [23, 100008],
    [24, 100009],
    [25, 15],
    [26, 29],
  ])("X2 persona %d: the second call answers %d, and so do all after it", async (number, status) => {
    const token = await lender.login(number);
    const answers = [];
    for (let n = 0; n < 3; n++) answers.push((await lender.ask("userinfo-baseinfo", {}, { token })).status);
    expect(answers).toEqual([0, status, status]);
  });

  it("F5 persona 44: logging in withdraws the cancellation once that was said, and not before", async () => {
    const mine = { mobile: personaMobile(44), password: "Naira2026", agree: true };
    const { now } = (await lender.control("/__sandbox/clock")) as { now: number };
    const refused = await lender.ask("userinfo-password-login", mine);
    expect(refused.status).toBe(3017);
    expect(Math.round((refused.content.cancelTime as number) - now) / 86_400_000).toBeCloseTo(12, 0);
    expect((await lender.ask("userinfo-password-login", { ...mine, password: "Wrong2026" })).status).toBe(3010);
    const { content } = await lender.ask("userinfo-password-login", { ...mine, withdraw: true });
    expect(content.userStatus).toBe(2);
    const extras = await lender.ask("userinfo-extras", {}, { token: content.userToken as string });
    expect(extras.content.cancelTime).toBeUndefined();
  });
});
