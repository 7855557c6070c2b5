import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { personaMobile } from "../personas/phone.ts";
import { openPersonaLender, type PersonaLender } from "../../testing/persona-lender.ts";

// Hashing is slow on purpose, and slower on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let lender: PersonaLender;
beforeAll(async () => {
  lender = await openPersonaLender();
}, 60_000);
afterAll(() => lender.close());

const mobile = personaMobile(2);
const NEW = "8031112233";

async function outbox(): Promise<{ channel: string; recipient: string; kind: string; code: string }[]> {
  return (await lender.app.inject({ method: "GET", url: "/__sandbox/outbox" })).json().messages;
}

describe("V1 a phone of another country is none, by every call that takes one", () => {
  it.each([
    ["userinfo-send-sms", { scene: "register" }],
    ["userinfo-sms-login", { smsCode: "1234", agree: true }],
    ["userinfo-password-login", { password: "Naira2026", agree: true }],
    ["userinfo-register", { smsCode: "1234", password: "Naira2026", agree: true }],
    ["userinfo-find-password", { smsCode: "1234", password: "Naira2026" }],
    ["device-verify", { zuid: "0".repeat(33), smsCode: "1234" }],
  ])("%s", async (call, more) => {
    for (const odd of ["+8035550123", "+6581234567", "+65 8123 4567", "+07100000002", "+7100000002"])
      expect(await lender.ask(call, { ...more, mobile: odd }), odd).toMatchObject({
        status: 3100,
        message: "Please enter the correct phone number",
      });
  });
});

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
      3100,
      "Please enter the correct phone number",
    ],
    [
      "V9 without the agreement",
      { mobile, smsCode: "1234", agree: false },
      3100,
      "Please agree to the agreement below",
    ],
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
