import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import cases from "./account.cases.json" with { type: "json" };
import { type Prepared, show } from "../testing/show-screen.tsx";
import { until } from "../testing/until.ts";

const { done, ...contents } = cases;
const extras = contents["userinfo-extras"];
const bare = { "userinfo-extras": { ...extras, hasLoginPassword: false, hasTransPwd: false } };
const bound = { "userinfo-extras": { ...extras, mail: "ada@example.com", mailBound: true } };
const changing = (step: number) => ({ phoneChange: { step, mobile: "8035550001", sentAt: 1 } });
const leaving = { leaving: { days: 15, mobile: "710****002" } };
const open = (route: string, more: Prepared = {}, journey: Prepared = {}, language = "en_US") =>
  show(route, { ...contents, ...more }, language, journey);
const refuse = (status: number, message: string, content = {}) => ({ status, message, content });

const screens: [route: string, more: Prepared, journey: Prepared][] = [
  ["/findPassword", {}, {}],
  ["/setpassword", bare, {}],
  ["/setpassword", bare, { setPwdToken: "once" }],
  ["/resetpwd", {}, {}],
  ["/modifypassword", {}, {}],
  ["/modifytradepassword", {}, {}],
  ["/modifytradepassword", bare, {}],
  ["/accountsecurity", {}, {}],
  ["/accountsecurity", { ...bare }, {}],
  ["/accountsecurity", bound, {}],
  ["/updatePhone/firstStep", {}, {}],
  ["/updatePhone/secondStep", {}, changing(1)],
  ["/updatePhone/thirdStep", {}, changing(2)],
  ["/updatePhone/fourStep", {}, changing(3)],
  ["/updatePhoneResult", {}, changing(4)],
  ["/bindMail", {}, {}],
  ["/bindMail", bound, {}],
  ["/deactivation", {}, {}],
  ["/cancellation", {}, leaving],
];

describe.each(["en_US", "zh_CN"])("in %s", (language) => {
  it.each(screens)("S2 S8 S17 B7 %s shows whole, without a fault (%#)", async (route, more, journey) => {
    const { wrong, words, went, place } = await open(route, more, journey, language);
    expect(wrong).toEqual([]);
    expect(went).toEqual([]);
    expect(place.querySelectorAll("button").length).toBeGreaterThan(0);
    expect(words().length).toBeGreaterThan(20);
    expect(words()).not.toMatch(/\{\{|\b(password|account-security|update-phone|bind-mail|leave)\.[a-z]/);
  });
});

describe("passwords", () => {
  it("V4 says what is wrong with a new one, and sends nothing", async () => {
    const sent = vi.fn(() => done);
    const { press, write, words } = await open("/modifypassword", { "userinfo-modify-password": sent });
    await write("form.password", "short");
    await write("form.again", "other");
    await press("save");
    for (const message of [
      "Please enter your password",
      "please enter your password at 8-16 numbers and letters",
      "Please enter the same password",
    ])
      expect(words()).toContain(message);
    expect(sent).not.toHaveBeenCalled();
  });

  it.each([
    [3010, "Incorrect Password, Please try again"],
    [3015, "Enter the password wrong too many times, please reset your password or try again later"],
  ])("S17 X1 a refusal %i is said, and nobody is led away", async (status, message) => {
    const { press, write, words, went } = await open("/modifypassword", {
      "userinfo-modify-password": refuse(status, message),
    });
    await write("form.oldPassword", "Wrong2026");
    await write("form.password", "Kobo20262");
    await write("form.again", "Kobo20262");
    await press("save");
    expect(words()).toContain(message);
    expect(went).toEqual([]);
  });

  it("S17 a forgotten one is set by a code; whoever is logged in is logged out", async () => {
    const sent = vi.fn((_body: Prepared) => done);
    const { press, write, state, went } = await open("/findPassword", { "userinfo-find-password": sent });
    await write("form.mobile", "7100000002");
    await write("form.smsCode", "1234");
    await write("form.password", "Kobo20262");
    await write("form.again", "Kobo20262");
    await press("save");
    expect(sent).toHaveBeenCalledOnce();
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ mobile: "7100000002", smsCode: "1234", password: "Kobo20262" });
    expect(state.read("session.token")).toBeUndefined();
    expect(went).toEqual(["/login"]);
  });

  it("S17 a token that is over gives way to the code of an SMS", async () => {
    const sent = vi.fn((_body: Prepared) => refuse(3199, "no"));
    const { press, write, words, state } = await open(
      "/setpassword",
      { ...bare, "userinfo-set-password": sent },
      { setPwdToken: "once" },
    );
    expect(words()).not.toContain("Verification code");
    await write("form.password", "Kobo20262");
    await write("form.again", "Kobo20262");
    await press("save");
    expect(sent).toHaveBeenCalledOnce();
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ setPwdToken: "once" });
    expect(state.read("journey.setPwdToken")).toBeUndefined();
    expect(words()).toContain("Verification code");
  });

  it("X6 a locked transaction password is said, and the old digits are forgotten", async () => {
    const message = "Enter the password wrong too many times，Please reset your Trade Password";
    const { press, write, words, engine } = await open("/modifytradepassword", {
      "userinfo-trade-password-modify": refuse(3021, message),
    });
    await write("form.oldPin", "1111");
    await write("form.newPin", "1379");
    await write("form.newPinAgain", "2468");
    await press("save");
    expect(words()).toContain("Twice input inconsistent");
    await write("form.newPinAgain", "1379");
    await press("save");
    expect(words()).toContain(message);
    expect(engine.stage.kind === "visit" && engine.stage.visit.session.read("form.oldPin")).toBeUndefined();
  });

  it.each([
    ["/modifytradepassword", "userinfo-trade-password-modify", true, { oldPin: "2580" }],
    ["/modifytradepassword", "userinfo-trade-password-set", false, {}],
    ["/resetpwd", "userinfo-trade-password-reset", true, { bvn: "22000000002", smsCode: "1234" }],
  ])("R78 on %s no digits of a PIN are left after %s failed", async (route, call, hasTransPwd, more) => {
    const { press, write, words, engine } = await open(route, {
      "userinfo-extras": { ...contents["userinfo-extras"], hasTransPwd },
      [call]: refuse(3199, "Not today"),
    });
    for (const [name, value] of Object.entries({ ...more, newPin: "1379", newPinAgain: "1379" }))
      await write(`form.${name}`, value);
    await press("save");
    expect(words()).toContain("Not today");
    const { stage } = engine;
    const left = ["oldPin", "newPin", "newPinAgain"].map(
      (name) => stage.kind === "visit" && stage.visit.session.read(`form.${name}`),
    );
    expect(left).toEqual([undefined, undefined, undefined]);
  });

  it("S17 it is reset by BVN and code", async () => {
    const sent = vi.fn((_body: Prepared) => done);
    const { press, write } = await open("/resetpwd", { "userinfo-trade-password-reset": sent });
    const typed = { bvn: "22000000002", smsCode: "1234", newPin: "1379", newPinAgain: "1379" };
    for (const [name, value] of Object.entries(typed)) await write(`form.${name}`, value);
    await press("save");
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ bvn: "22000000002", smsCode: "1234", password: "1379" });
  });
});

describe("S17 the change of phone", () => {
  it.each([
    ["/updatePhone/secondStep", {}],
    ["/updatePhone/thirdStep", changing(1)],
    ["/updatePhone/fourStep", changing(2)],
    ["/updatePhoneResult", changing(3)],
  ])("%s asks for the steps before", async (route, journey) => {
    const { engine, state, went } = await open(route);
    await act(async () => {
      for (const [name, value] of Object.entries(journey)) state.write(`journey.${name}`, value);
    });
    went.length = 0;
    await act(async () => engine.arrivals.arrive(route));
    await until(() => expect(went).toContain("/updatePhone/firstStep"));
  });

  it("goes from step to step, and the session knows the new number", async () => {
    const first = await open("/updatePhone/firstStep");
    await first.write("form.password", "Naira2026");
    await first.press("next");
    expect(first.state.read("journey.phoneChange")).toMatchObject({ step: 1, mobile: "710****002" });
    expect(first.went).toEqual(["/updatePhone/secondStep"]);
    const second = await open("/updatePhone/secondStep", { "userinfo-update-phone-2": done }, changing(1));
    await second.write("form.smsCode", "1234");
    await second.press("next");
    expect(second.went).toEqual(["/updatePhone/thirdStep"]);
    const third = await open("/updatePhone/thirdStep", {}, changing(2));
    await third.write("form.mobile", "08035550001");
    await third.press("next");
    expect(third.went).toEqual(["/updatePhone/fourStep"]);
    const fourth = await open("/updatePhone/fourStep", {}, changing(3));
    await fourth.write("form.smsCode", "1234");
    await fourth.press("next");
    expect(fourth.went).toEqual(["/updatePhoneResult"]);
    expect(fourth.state.read("session.mobile")).toBe("8035550001");
  });

  it("begins anew when its half hour is over, and stays at a number that is taken", async () => {
    const over = await open("/updatePhone/fourStep", { "userinfo-update-phone-4": refuse(3199, "no") }, changing(3));
    await over.write("form.smsCode", "1234");
    await over.press("next");
    expect(over.went).toEqual(["/updatePhone/firstStep"]);
    expect(over.words()).toContain("That took too long, please start again");
    const taken = refuse(3012, "The user is already registered");
    const third = await open("/updatePhone/thirdStep", { "userinfo-update-phone-3": taken }, changing(2));
    await third.write("form.mobile", "7100000003");
    await third.press("next");
    expect(third.words()).toContain("The user is already registered");
    expect(third.went).toEqual([]);
  });
});

describe("V12 F11 the e-mail", () => {
  it("needs 6 digits; the coupon shows once it is given", async () => {
    const { press, write, words } = await open("/bindMail");
    await write("form.mail", "ada@example");
    await write("form.code", "12345");
    await press("bind");
    expect(words()).toContain("Please enter the correct e-mail address");
    expect(words()).toContain("The code of the e-mail has 6 digits");
    await write("form.mail", "ada@example.com");
    await write("form.code", "123456");
    await press("bind");
    expect(words()).toContain("We write to ada@example.com from now on.");
    expect(words()).toContain("₦100");
  });

  it.each([
    ["en_US", "The code was sent to Bola.O+x@Mail.Example. For this address ask for a new one."],
    ["zh_CN", "验证码已发送至Bola.O+x@Mail.Example。如使用当前邮箱，请重新获取。"],
  ])("says in %s that a code was sent to another address as soon as another stands there", async (language, said) => {
    const { place, write, words } = await open("/bindMail", {}, {}, language);
    const send = () =>
      [...place.querySelectorAll("button")].find(({ textContent }) => /^(Send|获取)/.test(textContent));
    await write("form.mail", "Bola.O+x@Mail.Example");
    await act(async () => send()?.click());
    await until(() => expect(words()).toMatch(/good for 15 minutes|15分钟内有效/));
    await write("form.mail", "bola.o+x@mail.example");
    expect(words()).not.toContain("Bola.O+x@Mail.Example");
    await write("form.mail", "bola@example.com");
    expect(words()).toContain(said);
    await write("form.mail", undefined);
    expect(words()).not.toContain("Bola.O+x@Mail.Example");
  });

  it("is asked for again after a minute, as a text message is", async () => {
    const sent = { codeLength: 6, resendSeconds: 60, expireTime: Date.now() + 9e5, left: 2 };
    const { place, write, words } = await open("/bindMail", { "mail-send-code": sent });
    const send = () => [...place.querySelectorAll("button")].find(({ textContent }) => /send/i.test(textContent ?? ""));
    await write("form.mail", "ada@example.com");
    await act(async () => send()?.click());
    await until(() => expect(words()).toContain("The code is good for 15 minutes."));
    expect(send()?.textContent).toMatch(/^Resend in (59|60) s$/);
    expect(send()?.getAttribute("aria-disabled")).toBe("true");
  });

  it("says at its code's field how long to wait for another, and that the day's are used up above it", async () => {
    const soon = "A code was asked for just now: please wait 40 seconds before you ask for another";
    let answer = refuse(3018, soon, { seconds: 40 });
    const { place, write, words } = await open("/bindMail", { "mail-send-code": () => answer });
    const send = () => [...place.querySelectorAll("button")].find(({ textContent }) => /Send/i.test(textContent ?? ""));
    await write("form.mail", "ada@example.com");
    await act(async () => send()?.click());
    await until(() => expect(document.getElementById("field-code-note")?.textContent).toBe(soon));
    expect(words()).not.toContain("codes a day can be asked for");
    answer = refuse(3054, "Too many tries, please try again in 6 hours", { hours: 6 });
    await act(async () => send()?.click());
    await until(() => expect(words()).toContain("Too many tries, please try again in 6 hours"));
    expect(words()).toContain("3 codes a day can be asked for");
  });

  const frozen = (hours: number, underWay: boolean) => ({
    "userinfo-extras": {
      ...contents["userinfo-extras"],
      mailFreeze: { until: Date.now() + hours * 3_600_000, underWay },
    },
  });

  it.each([
    ["en_US", 23.5, "Too many codes: you can ask for another in 24 hours"],
    ["en_US", 0.5, "Too many codes: you can ask for another in 1 hour"],
    ["zh_CN", 5.5, "获取次数过多：6小时内不能再获取验证码"],
  ])("says in %s, of a freeze with %d hours left, so and asks for nothing", async (language, hours, said) => {
    const { place, words } = await open("/bindMail", frozen(hours, false), {}, language);
    expect(words()).toContain(said);
    expect(place.querySelector("input, #bind")).toBeNull();
    expect(place.querySelector("#back")).not.toBeNull();
  });

  it("takes the day's last code while that is good, and says the freeze above it", async () => {
    const { place, words, press, write } = await open("/bindMail", frozen(23.9, true));
    const said = words().indexOf("Too many codes: you can ask for another in 24 hours");
    expect(said).toBeGreaterThan(-1);
    expect(words().indexOf("E-mail address")).toBeGreaterThan(said);
    expect(place.querySelector("#back")).toBeNull();
    await write("form.mail", "ada@example.com");
    await write("form.code", "123456");
    await press("bind");
    expect(words()).toContain("We write to ada@example.com from now on.");
  });

  it("has no coupon a second time", async () => {
    const { press, write, words } = await open("/bindMail", {
      ...bound,
      "mail-bind": { mail: "b@example.com", coupon: 0 },
    });
    expect(words()).not.toContain("₦100");
    await press("change");
    await write("form.mail", "b@example.com");
    await write("form.code", "123456");
    await press("bind");
    expect(words()).toContain("We write to b@example.com from now on.");
    expect(words()).not.toContain("Your coupon");
  });
});
