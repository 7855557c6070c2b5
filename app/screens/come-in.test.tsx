import { act } from "react";
import { describe, expect, it } from "vitest";
import { until } from "../testing/until.ts";
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

  /** What is typed for a new account. */
  const account = { mobile: "7100000001", smsCode: "1234", password: "Naira2026", again: "Naira2026", agree: true };

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

  it.each(["userId", "userid"])("E17 C1 whose number comes as %s is known by it", async (spelling) => {
    const { userId, ...others } = known;
    const { state, went } = await logIn({ ...others, [spelling]: userId });
    expect([state.read("session.userId"), went]).toEqual(["2", ["/index"]]);
  });

  it.each([
    ["08031234567", false],
    ["7100000001", false],
    ["07023456789", true],
    ["08201234567", true],
    ["0820123", false],
    ["", false],
  ])("V1 the digits a network begins with only warn: %o is unusual: %s", async (mobile, unusual) => {
    const { write, press, words } = await show("/register");
    await write("form.mobile", mobile);
    const warning = "We know no network in Nigeria whose numbers begin like this. Please look at it once more.";
    expect(words().includes(warning)).toBe(unusual);
    if (!unusual) return;
    await press("create");
    expect(words()).toContain("Please enter the verification code");
    expect(words()).not.toContain("Please enter the correct phone number");
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
    for (const [name, value] of Object.entries(account)) await write(`form.${name}`, value);
    await press("create");
    expect(state.read("session.token")).toBe("secret");
    expect(state.read("journey.voucherCheck")).toBe(true);
  });

  /** A new account's fields, and the key that creates it. */
  async function create(answer: unknown, journey: object = {}, more: object = {}, flags = { inviteFriend: true }) {
    const bodies: object[] = [];
    const shown = await show(
      "/register",
      { "userinfo-register": (body: object) => (bodies.push(body), typeof answer === "function" ? answer() : answer) },
      "en_US",
      journey as Record<string, unknown>,
      { flags },
    );
    for (const [name, value] of Object.entries({ ...account, ...more })) await shown.write(`form.${name}`, value);
    const before = shown.words();
    await shown.press("create");
    return { ...shown, bodies, before };
  }
  const prize = { prizeType: 1, prizeValue: 30_000 };

  it("D2 E17 E20 the gift of an invitation is kept, and home looks for the packet", async () => {
    const { state, bodies, words } = await create(
      { ...known, invitePrizeResp: prize },
      {},
      { invitationCode: "I0000005" },
    );
    expect(bodies).toMatchObject([{ invitationCode: "I0000005" }]);
    expect([state.read("session.prizeValue"), state.read("session.invitedFlag")]).toEqual([30_000, "1"]);
    expect(state.read("journey.voucherCheck")).toBe(true);
    expect(words()).not.toContain("Nobody has this invitation code");
  });

  it("S19 a code that nobody has is said", async () => {
    const { words, state } = await create(known, {}, { invitationCode: "I9999999" });
    expect(words()).toContain("Nobody has this invitation code");
    expect(state.read("session.prizeValue")).toBeNull();
  });

  it("S19 who came by a link types nothing, and the link's activity goes along", async () => {
    const invitation = { userGid: "u1", activityId: "a1" };
    const { bodies, before } = await create({ ...known, invitePrizeResp: prize }, { invitation });
    expect(bodies).toMatchObject([{ invitationCode: "u1", activityId: "a1" }]);
    expect(before).toContain("A friend invited you");
    expect(before).not.toContain("Invitation code");
  });

  it("A5 where nobody invites there is no field", async () => {
    expect((await create(known, {}, {}, { inviteFriend: false })).before).not.toContain("Invitation code");
    document.body.replaceChildren();
    expect((await create(known)).before).toContain("Invitation code");
  });

  // Whether it arrived was asked and said before (R47).
  it.each(["unarrived", "unsettled"])(
    "F10 a registration that nobody answers in time (%s) is offered another way",
    async (kind) => {
      const never = { ok: false, kind, status: -1, message: "", content: { key: "k" }, call: "userinfo-register" };
      const { engine, write, words, went } = await show("/register");
      engine.client.run = async () => never as never;
      for (const [name, value] of Object.entries(account)) await write(`form.${name}`, value);
      await act(async () => document.querySelector<HTMLButtonElement>("#create")?.click());
      if (kind === "unsettled") {
        await until(() => expect(words()).toContain("We are checking your registration"));
        await act(async () => document.getElementById("checking-leave")?.click());
      }
      await until(() => expect(words()).toContain("Can't register? Register another way"));
      expect(words()).not.toContain("Register by SMS");
      const help = [...document.querySelectorAll("dialog button")].find(
        ({ textContent }) => textContent === "Contact us",
      );
      await act(async () => (help as HTMLButtonElement).click());
      await until(() => expect(went).toEqual(["/onlineservice"]));
    },
  );

  it("C5 a registration that was carried out, of which no more is known, leads to the login", async () => {
    const { engine, write, words, went } = await show("/register");
    const done = { ok: false, kind: "carried", status: -1, message: "", content: null, call: "userinfo-register" };
    engine.client.run = async () => done as never;
    for (const [name, value] of Object.entries(account)) await write(`form.${name}`, value);
    await act(async () => document.querySelector<HTMLButtonElement>("#create")?.click());
    await until(() => expect(words()).toContain("Your account was created already"));
    await act(async () => document.getElementById("carried-see")?.click());
    await until(() => expect(went).toEqual(["/login"]));
  });

  it.each(["/login", "/register"])(
    "B7 %s speaks the other language where the brand lets choose, and only there",
    async (route) => {
      const { words } = await show(route, {}, "en_US", {}, { flags: { languageSwitch: true } });
      expect(words()).toContain("简体中文");
      document.body.replaceChildren();
      const without = await show(route);
      expect(without.words()).not.toContain("简体中文");
    },
  );
});
