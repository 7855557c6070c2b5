import { describe, expect, it } from "vitest";
import { show } from "../testing/show-screen.tsx";

describe("coming in", () => {
  const known = {
    mobile: "7100000002",
    userGid: "u2",
    userId: "2",
    userStatus: 1,
    userToken: "secret",
    freezeStatus: 0,
    verifyToken: "v",
    name: "Chiamaka",
    loginFromType: "sms",
    isHuidus: 0,
    currentBizArg: "718",
  };

  async function logIn(answer: unknown) {
    const shown = await show("/login", { "userinfo-sms-login": answer });
    await shown.write("form.mobile", "7100000002");
    await shown.write("form.smsCode", "1234");
    await shown.write("form.agree", true);
    await shown.press("enter");
    return shown;
  }

  it("S17 V1 V9 says what is missing", async () => {
    const { press, words } = await show("/login");
    await press("enter");
    for (const message of [
      "Please enter your phone number",
      "Please enter the verification code",
      "Please agree to the agreement below",
    ])
      expect(words()).toContain(message);
  });

  it("S17 F8 a code that is right lets in", async () => {
    const { state, went } = await logIn(known);
    expect(state.read("session.token")).toBe("secret");
    expect(went).toEqual(["/index"]);
  });

  it("A2 a user who belongs in the app is guided there and not let in", async () => {
    const { state, went } = await logIn({ ...known, isHuidus: 1 });
    expect(state.read("session.token")).toBeUndefined();
    expect(went).toEqual(["/h5AppDown"]);
  });

  it("F5 logging in withdraws a cancellation", async () => {
    const { state } = await logIn({ ...known, userStatus: 2 });
    expect(state.read("session.token")).toBe("secret");
  });

  it("S17 a number that is registered is told so, with the way to log in", async () => {
    const taken = { status: 3012, message: "The user is already registered", content: {} };
    const { write, press, words, went } = await show("/register", { "userinfo-register": taken });
    await write("form.mobile", "7100000002");
    await write("form.smsCode", "1234");
    await write("form.password", "Naira2026");
    await write("form.again", "Naira2027");
    await write("form.agree", true);
    await press("create");
    expect(words()).toContain("Please enter the same password");
    await write("form.again", "Naira2026");
    await press("create");
    expect(words()).toContain("The user is already registered");
    expect(went).toEqual([]);
  });

  it("F8 a new account is let in and its vouchers are looked for", async () => {
    const { write, press, state } = await show("/register", { "userinfo-register": known });
    for (const [name, value] of Object.entries({
      mobile: "7100000001",
      smsCode: "1234",
      password: "Naira2026",
      again: "Naira2026",
      agree: true,
    }))
      await write(`form.${name}`, value);
    await press("create");
    expect(state.read("session.token")).toBe("secret");
    expect(state.read("journey.voucherCheck")).toBe(true);
  });
});
