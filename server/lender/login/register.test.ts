import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { onceAnswer } from "../../database/tables/frame.ts";
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
const NEW = "8031112233";

describe("registration", () => {
  const register = (body: object) =>
    lender.ask("userinfo-register", { mobile: NEW, smsCode: "1234", password: "Lagos2026", agree: true, ...body });

  it.each([
    ["V4 a short password", { password: "Lag2026" }, "please enter your password at 8-16 numbers and letters"],
    ["V4 a PIN of 5 digits", { password: "12345" }, "A PIN has 6 digits; a password has letters as well"],
    ["V9 no agreement", { agree: false }, "Please agree to the agreement below"],
    ["V1 no phone", { mobile: "" }, "Please enter your phone number"],
  ])("%s is refused", async (_, body, message) => {
    expect(await register(body)).toMatchObject({ status: 3100, message });
  });

  it("S17 persona 01: registers, is logged in, and credit comes first", async () => {
    await lender.ask("userinfo-send-sms", { mobile: NEW, scene: "register" });
    const { content } = await register({});
    expect(content).toMatchObject({ mobile: NEW, loginFromType: "register" });
    const token = content.userToken as string;
    expect((await lender.ask("risk-auth", {}, { token })).content).toMatchObject({ basicsAuth: 2 });
    const summary = (await lender.ask("credit-summary", {}, { token })).content;
    expect(summary).toMatchObject({ missing: 6, auditState: 0 });
    expect((await register({})).status).toBe(3012);
    const again = { mobile: NEW, password: "Lagos2026", agree: true };
    expect((await lender.ask("userinfo-password-login", again)).status).toBe(0);
  });

  describe("whose answer got lost", () => {
    const told = async (key: string) => (await lender.ask("once-guest-answer", { key })).content;
    /** Who registers with a key of his own, and the answer that does not come through. */
    async function lost(mobile: string, key: string) {
      await lender.ask("userinfo-send-sms", { mobile, scene: "register" });
      const body = { mobile, smsCode: "1234", password: "Lagos2026", agree: true };
      const send = () => lender.ask("userinfo-register", body, {}, key);
      return { send, answer: await send() };
    }
    const isIn = async (token: unknown) => (await lender.ask("risk-auth", {}, { token: String(token) })).status === 0;

    it("C5 is told by its key, with a session of its own", async () => {
      const { answer } = await lost("8031112301", "lost-1");
      const { known, answer: again } = (await told("lost-1")) as { known: boolean; answer: typeof answer };
      expect([known, again.status]).toEqual([true, 0]);
      const { userToken, ...rest } = again.content;
      expect(rest).toMatchObject({ mobile: "8031112301", loginFromType: "register", userGid: answer.content.userGid });
      expect(userToken).not.toBe(answer.content.userToken);
      expect([await isIn(userToken), await isIn(answer.content.userToken)]).toEqual([true, true]);
    });

    it("C5 is answered again when the same sending comes twice, and nobody is registered twice", async () => {
      const { send, answer } = await lost("8031112302", "lost-2");
      const { status, content } = await send();
      expect([status, content.userGid]).toEqual([0, answer.content.userGid]);
      expect(await isIn(content.userToken)).toBe(true);
    });

    it("C5 a refusal stays one, and a key that was asked about before is closed", async () => {
      const { answer } = await lost("8031112302", "lost-3");
      expect(answer.status).toBe(3012);
      expect(await told("lost-3")).toMatchObject({ known: true, answer: { status: 3012 } });
      expect(await told("lost-4")).toEqual({ known: false });
      expect((await lost("8031112304", "lost-4")).answer.status).toBe(3199);
    });

    it("C5 R79 a key of another's, with another number, is refused and tells nothing", async () => {
      await lost("8031112305", "lost-5");
      expect((await lost("8031112306", "lost-5")).answer).toMatchObject({ status: 3199, content: {} });
    });

    it("C5 nothing in the store opens a session: neither token nor number nor key", async () => {
      const { answer } = await lost("8031112307", "lost-7");
      const rows = JSON.stringify(await lender.database.db.select().from(onceAnswer));
      for (const secret of [String(answer.content.userToken), "8031112307", "lost-7"])
        expect(rows).not.toContain(secret);
    });

    it("C5 after 10 minutes it says what became of it, and opens no session", async () => {
      const { send } = await lost("8031112308", "lost-8");
      await lender.control("/__sandbox/clock", { advanceMs: 10 * 60_000 + 1 });
      const { answer } = (await told("lost-8")) as { answer: { status: number; content: Record<string, unknown> } };
      expect([answer.status, "userToken" in answer.content, "mobile" in answer.content]).toEqual([0, false, false]);
      expect((await send()).status).toBe(3199);
    });
  });

  it("V4 a login PIN of 6 digits will do", async () => {
    const pinned = { mobile: "8031112244", password: "135790" };
    await lender.ask("userinfo-send-sms", { mobile: pinned.mobile, scene: "register" });
    expect((await register(pinned)).status).toBe(0);
    expect((await lender.ask("userinfo-password-login", { ...pinned, agree: true })).status).toBe(0);
  });

  it("C12 registration through the phone's maker hands out a token to set a password, once", async () => {
    const { content } = await lender.ask("userinfo-third-party-register", { authorizationCode: "kit-8031112255" });
    const setPwdToken = content.setPwdToken as string;
    expect((await lender.ask("userinfo-set-password", { setPwdToken, password: "Abuja2026" })).status).toBe(0);
    expect((await lender.ask("userinfo-set-password", { setPwdToken, password: "Other2026" })).status).toBe(3199);
    const known = await lender.ask("userinfo-third-party-register", { authorizationCode: "kit-8031112255" });
    expect(known.content.setPwdToken).toBeUndefined();
  });

  const byKit = async (mobile: string) =>
    (await lender.ask("userinfo-third-party-register", { authorizationCode: `kit-${mobile}` })).content;

  it("C12 that token sets no other password over one that a code has set since", async () => {
    const mobile = "8031112266";
    const { setPwdToken } = await byKit(mobile);
    await lender.ask("userinfo-send-sms", { mobile, scene: "password" });
    const byCode = { mobile, smsCode: "1234", password: "Abuja2026" };
    expect((await lender.ask("userinfo-set-password", byCode)).status).toBe(0);
    expect((await lender.ask("userinfo-set-password", { setPwdToken, password: "Other2026" })).status).toBe(3199);
    const login = { mobile, password: "Abuja2026", agree: true };
    expect((await lender.ask("userinfo-password-login", login)).status).toBe(0);
  });

  it("C12 that token ends with the session it came with", async () => {
    const { setPwdToken, userToken } = await byKit("8031112277");
    await lender.ask("userinfo-logout", {}, { token: userToken });
    expect((await lender.ask("userinfo-set-password", { setPwdToken, password: "Abuja2026" })).status).toBe(3199);
  });

  it("R79 who knows a user's id voids neither his token nor his ticket by guessing", async () => {
    const { setPwdToken, userGid, userToken } = await byKit("8031112288");
    const { ticket } = (await lender.ask("userinfo-generate-ticket", {}, { token: userToken })).content;
    for (let tries = 0; tries < 12; tries++) {
      await lender.ask("userinfo-set-password", { setPwdToken: `${userGid}.x`, password: "Other2026" });
      await lender.ask("userinfo-app-auto-login", { ticket: `${userGid}.x` });
    }
    expect((await lender.ask("userinfo-app-auto-login", { ticket })).content.autoLoginStatus).toBe(1);
    expect((await lender.ask("userinfo-set-password", { setPwdToken, password: "Abuja2026" })).status).toBe(0);
  });

  it("C13 userLogin takes loginType 1 and a known user only", async () => {
    const login = (body: object) => lender.ask("userinfo-user-login", body);
    expect((await login({ loginType: 1, authorizationCode: `kit-${mobile}` })).content).toMatchObject({ mobile });
    expect((await login({ loginType: "1", authorizationCode: "kit-8039998877" })).status).toBe(3016);
    expect((await login({ loginType: 2, authorizationCode: `kit-${mobile}` })).status).toBe(3199);
    expect((await login({ loginType: 1, authorizationCode: "nonsense" })).status).toBe(3013);
  });

  it("C14 saveMethod keeps how it went", async () => {
    expect((await lender.ask("userinfo-save-method", { retcode: "999", message: "cancelled", type: "1" })).status).toBe(
      0,
    );
  });
});
