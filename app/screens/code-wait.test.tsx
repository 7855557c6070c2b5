import { act } from "react";
import { describe, expect, it } from "vitest";
import { innermost } from "../testing/innermost.ts";
import { answer, id, meet } from "../testing/meet.ts";
import { show } from "../testing/show-screen.tsx";
import { until } from "../testing/until.ts";

const first = "7100000002";
const second = "7100000003";
const sent = { codeLength: 4, resendSeconds: 60, expireTime: 1, left: 2 };
const resend = /^Resend in (?:60|59|58|57) s$/;
const sender = () =>
  [...document.querySelectorAll("button")].findLast(({ textContent }) =>
    /^(Send (code|again)|Resend)/.test(textContent),
  );
const says = (said: string | RegExp) => until(() => expect(sender()?.textContent).toMatch(said));
const send = () => act(async () => sender()?.click());

describe("S17 R44 the wait for another code", () => {
  const code = (what: string, secondsAgo: number) => ({ for: what, at: Date.now() - secondsAgo * 1000 });
  it.each([
    ["of the login 20 seconds before", [code(`login ${first}`, 20)], /^Resend in (?:40|39|38) s$/],
    ["of the login two minutes before", [code(`login ${first}`, 120)], /^Send again$/],
    ["of a registration", [code(`register ${first}`, 20)], /^Send code$/],
    ["to another number", [code(`login ${second}`, 20)], /^Send code$/],
    [
      "to it, and one to another since",
      [code(`login ${second}`, 5), code(`login ${first}`, 20)],
      /^Resend in (?:40|39|38) s$/,
    ],
    ["and another", [code(`login ${first}`, 10), code(`login ${first}`, 80)], /^Resend in (?:50|49|48) s$/],
    ["that the storage kept among gaps", [null, code(`login ${first}`, 20), null], /^Resend in (?:40|39|38) s$/],
    ["that was not sent", null, /^Send code$/],
  ])("is, of a login that is loaded anew after a code %s, as long as is left", async (_, codesSent, said) => {
    await show("/login", {}, "en_US", { codesSent, mobile: first });
    await says(said);
  });

  it.each(["/login", "/register", "/findPassword"])("belongs on %s to the number", async (route) => {
    const { write } = await show(route, { "userinfo-send-sms": sent });
    await write("form.mobile", first);
    await send();
    await says(resend);
    await write("form.mobile", second);
    await says(/^Send code$/);
    await send();
    await says(resend);
    await write("form.mobile", first);
    await says(resend);
  });

  it("belongs to the number by which the code was asked for, though another stood there when it was sent", async () => {
    let answered = (_: object) => {};
    const underway = new Promise<object>((settle) => {
      answered = settle;
    });
    const { write, words } = await show("/login", { "userinfo-send-sms": () => underway });
    await write("form.mobile", first);
    await send();
    await write("form.mobile", second);
    await act(async () => answered(sent));
    await until(() => expect(words()).toContain("The code is on its way by SMS"));
    await says(/^Send code$/);
    await write("form.mobile", first);
    await says(resend);
  });

  it("is, of an e-mail, as long as is left after a reload, and of any address, until its code was good", async () => {
    const codesSent = [code("mail", 20)];
    const { write, press, words, state } = await show(
      "/bindMail",
      { "mail-bind": { mail: "ada@example.com", coupon: 0 } },
      "en_US",
      { codesSent },
    );
    await write("form.mail", "ada@example.com");
    await says(/^Resend in (?:40|39|38) s$/);
    await write("form.code", "123456");
    await press("bind");
    await until(() => expect(words()).toContain("We write to"));
    expect(state.read("journey.codesSent")).toBeUndefined();
  });

  it("is, of a device that must be verified, there when its dialog opens again", async () => {
    const asked = await meet(answer(1638), undefined, { [id]: answer(1638), "userinfo-send-sms": sent });
    const number = (mobile: string) => act(async () => innermost(asked.engine).write("screen.deviceMobile", mobile));
    await number(first);
    await send();
    await says(resend);
    await number(second);
    await says(/^Send code$/);
    await number(first);
    await says(resend);
  });
});
