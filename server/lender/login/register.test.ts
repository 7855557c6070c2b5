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
