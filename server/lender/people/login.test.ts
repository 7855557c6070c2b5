import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { personaMobile } from "./personas/phone.ts";
import { openPeopleLender, type PeopleLender } from "./people-lender.ts";

let lender: PeopleLender;
beforeAll(async () => {
  lender = await openPeopleLender();
}, 60_000);
afterAll(() => lender.close());

const mobile = personaMobile(2);
const NEW = "8031112233";

async function outbox(): Promise<{ channel: string; recipient: string; kind: string; code: string }[]> {
  return (await lender.app.inject({ method: "GET", url: "/__sandbox/outbox" })).json().messages;
}

describe("login by SMS", () => {
  it("S17 a code goes to the outbox and logs in once", async () => {
    const sent = await lender.ask("userinfo-send-sms", { mobile: "0710 000 0002", scene: "login" });
    expect(sent.content).toMatchObject({ codeLength: 4 });
    expect(await outbox()).toContainEqual(
      expect.objectContaining({ channel: "sms", recipient: mobile, kind: "login", code: "1234" }),
    );
    const body = { mobile: "+2347100000002", smsCode: "1234", agree: true };
    const { status, content } = await lender.ask("userinfo-sms-login", body);
    expect(status).toBe(0);
    expect(content).toMatchObject({ mobile, loginFromType: "sms", isHuidus: 0, userStatus: 1 });
    expect((await lender.ask("userinfo-sms-login", body)).status).toBe(3013);
  });

  it.each([
    [
      "V1 a phone that is none",
      { mobile: "00100000002", smsCode: "1234", agree: true },
      -1,
      "Please enter the correct phone number",
    ],
    ["V9 without the agreement", { mobile, smsCode: "1234", agree: false }, -1, "Please agree to the agreement below"],
    ["X6 nobody registered", { mobile: NEW, smsCode: "1234", agree: true }, 3016, "This user is not registered"],
    [
      "X6 a code that was not sent",
      { mobile: personaMobile(3), smsCode: "1234", agree: true },
      3013,
      "The SMS code or graphic code is incorrect",
    ],
  ])("%s is refused", async (_, body, status, message) => {
    expect(await lender.ask("userinfo-sms-login", body)).toMatchObject({ status, message });
  });

  it("X6 speaks the caller's language", async () => {
    const body = { mobile: NEW, smsCode: "1234", agree: true };
    expect((await lender.ask("userinfo-sms-login", body, { bl: "zh_CN" })).message).toBe("该用户尚未注册");
  });

  it("K1 five wrong codes void the code", async () => {
    const five = personaMobile(5);
    await lender.ask("userinfo-send-sms", { mobile: five, scene: "login" });
    const tries = ["1111", "2222", "3333", "4444", "5555", "1234"];
    for (const smsCode of tries) {
      const answer = await lender.ask("userinfo-sms-login", { mobile: five, smsCode, agree: true });
      expect(answer.status).toBe(3013);
    }
  });

  it("a code for one purpose opens nothing else", async () => {
    const six = personaMobile(6);
    await lender.ask("userinfo-send-sms", { mobile: six, scene: "password" });
    expect((await lender.ask("userinfo-sms-login", { mobile: six, smsCode: "1234", agree: true })).status).toBe(3013);
  });

  it.each([
    ["login", NEW, 3016],
    ["password", NEW, 3014],
    ["register", mobile, 3012],
  ])("X6 a code for %s to %s answers %d", async (scene, to, status) => {
    expect((await lender.ask("userinfo-send-sms", { mobile: to, scene })).status).toBe(status);
  });
});

describe("login by password", () => {
  const login = (number: number, password: string) =>
    lender.ask("userinfo-password-login", { mobile: personaMobile(number), password, agree: true });

  it("S17 the right one logs in", async () => {
    expect((await login(2, "Naira2026")).content).toMatchObject({ loginFromType: "password", mobile });
  });

  it("X6 persona 42: wrong, then locked, even for the right one", async () => {
    expect(await login(42, "Naira2026")).toMatchObject({
      status: 3010,
      message: "Incorrect Password, Please try again",
    });
    expect((await login(42, "Naira2026")).status).toBe(3015);
    expect((await login(42, "Kobo2026")).status).toBe(3015);
  });

  it("X6 persona 43 has no account", async () => {
    expect(await login(43, "Naira2026")).toMatchObject({ status: 3014, message: "The account doesn't exist" });
  });

  it("X4 V8 persona 41 is asked for the code of a picture", async () => {
    const body = { mobile: personaMobile(41), password: "Naira2026", agree: true };
    expect((await lender.ask("userinfo-password-login", body)).status).toBe(1015);
    const { content } = await lender.ask("captcha-image");
    expect(content.length).toBe(4);
    const picture = Buffer.from(String(content.image).split(",")[1] ?? "", "base64").toString();
    const sent = (await outbox()).find(({ recipient }) => recipient === content.captchaId);
    expect(picture).toContain("<svg");
    expect(picture).not.toContain(sent?.code ?? "none sent");
    const shown = { ...body, captchaId: content.captchaId };
    const wrong = sent?.code === "0000" ? "1111" : "0000";
    expect((await lender.ask("userinfo-password-login", { ...shown, captchaCode: wrong })).status).toBe(1014);
    expect((await lender.ask("userinfo-password-login", { ...shown, captchaCode: sent?.code })).status).toBe(0);
  });
});

describe("registration", () => {
  const register = (body: object) =>
    lender.ask("userinfo-register", { mobile: NEW, smsCode: "1234", password: "Lagos2026", agree: true, ...body });

  it.each([
    ["V4 a short password", { password: "Lag2026" }, "please enter your password at 8-16 numbers and letters"],
    ["V4 a PIN of 5 digits", { password: "12345" }, "Please enter your 6-digit PIN"],
    ["V9 no agreement", { agree: false }, "Please agree to the agreement below"],
    ["V1 no phone", { mobile: "" }, "Please enter your phone number"],
  ])("%s is refused", async (_, body, message) => {
    expect(await register(body)).toMatchObject({ status: -1, message });
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

  it("F5 persona 44: logging in withdraws the cancellation", async () => {
    const { content } = await lender.ask("userinfo-password-login", {
      mobile: personaMobile(44),
      password: "Naira2026",
      agree: true,
    });
    expect(content.userStatus).toBe(1);
    const extras = await lender.ask("userinfo-extras", {}, { token: content.userToken as string });
    expect(extras.content.cancelTime).toBeUndefined();
  });
});
