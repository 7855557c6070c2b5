import { act } from "react";
import { describe, expect, it } from "vitest";
import type { PublishedStep } from "../../engine/published.ts";
import { innermost } from "../testing/innermost.ts";
import { answer, id, meet, openStep, step } from "../testing/meet.ts";
import { broken } from "../testing/show-screen.tsx";
import { until } from "../testing/until.ts";

describe("S14 X4 1638 a device that must be verified", () => {
  const unknown = () => {
    let verified = false;
    const told: Record<string, unknown>[] = [];
    const tell = (name: string, content: object) => (body: object) => {
      told.push({ name, ...body });
      return content;
    };
    const verify = tell("verify", { verifyToken: "once", expireTime: 1 });
    const answers = {
      [id]: () => (verified ? { score: 1 } : answer(1638)),
      "userinfo-send-sms": tell("send", { codeLength: 4, resendSeconds: 60, expireTime: 1 }),
      "device-verify": (body: { smsCode: string }) => {
        verified = body.smsCode === "1234";
        return verified ? verify(body) : answer(3013);
      },
      "device-bind": tell("bind", { bindDeviceFlag: 1 }),
    };
    return { answers, told };
  };
  const click = async (words: string) => {
    const button = [...document.querySelectorAll("dialog button")].find(({ textContent }) => textContent === words);
    await act(async () => (button as HTMLElement).click());
    await act(async () => undefined);
  };
  const confirm = () => click("Confirm this device");

  it("goes through the SMS, is bound, and the call goes on where it was", async () => {
    const { answers, told } = unknown();
    const own: PublishedStep = { ...step, as: "screen.done", fail: [{ do: "toast", with: { text: "own" } }] };
    const { engine, visit, dialog, state, said, toast } = await meet(answers[id], [own], answers);
    const inside = innermost(engine);
    expect(dialog()).toBe("verify-device");
    state.write("device.zuid", "z2");
    await act(async () => visit.session.write("screen.deviceMobile", "7100000002"));
    await click("Send code");
    await until(() => expect(told).toMatchObject([{ name: "send", mobile: "7100000002", scene: "device" }]));
    await confirm();
    expect(said("Please enter the verification code")).toBe(true);
    await act(async () => innermost(engine).write("form.deviceCode", "9999"));
    await confirm();
    await until(() => expect(toast()).toBe("message 3013"));
    expect(dialog()).toBe("verify-device");
    await act(async () => innermost(engine).write("form.deviceCode", "1234"));
    await confirm();
    await until(() => expect(visit.session.read("screen.done")).toEqual({ score: 1 }));
    expect(told.slice(1)).toMatchObject([
      { name: "verify", mobile: "7100000002", smsCode: "1234", zuid: "z2" },
      { name: "bind", verifyToken: "once", zuid: "z2" },
    ]);
    expect([dialog(), inside.read("form.deviceCode"), visit.session.read("screen.deviceProof")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("whose binding got no answer is bound by the next press, and the code that is used up is not sent again", async () => {
    const { answers, told } = unknown();
    let lost = true;
    const bind = (body: object) => (lost ? broken() : answers["device-bind"](body));
    const { engine, visit, dialog, toast } = await meet(answers[id], [{ ...step, as: "screen.done" }], {
      ...answers,
      "device-bind": bind,
    });
    await act(async () => visit.session.write("screen.deviceMobile", "7100000002"));
    await act(async () => innermost(engine).write("form.deviceCode", "1234"));
    await confirm();
    await until(() => expect(toast()).toBe("request timeout"));
    expect(dialog()).toBe("verify-device");
    lost = false;
    await confirm();
    await until(() => expect(visit.session.read("screen.done")).toEqual({ score: 1 }));
    expect(told.map(({ name }) => name)).toEqual(["verify", "bind"]);
    expect(told[1]).toMatchObject({ verifyToken: "once" });
  });

  it("asked for anew is verified anew, whatever an earlier code proved", async () => {
    const { answers, told } = unknown();
    const { engine, visit, run } = await meet(answers[id], [{ ...step, as: "screen.done" }], {
      ...answers,
      "device-bind": broken,
    });
    const prove = async () => {
      await act(async () => visit.session.write("screen.deviceMobile", "7100000002"));
      await act(async () => innermost(engine).write("form.deviceCode", "1234"));
      await confirm();
    };
    await prove();
    await until(() => expect(told).toHaveLength(1));
    await act(async () => engine.dialogs.dismiss());
    await act(() => run);
    await act(async () => void visit.run([{ do: "dialog", with: { dialog: "verify-device" } }]));
    await prove();
    await until(() => expect(told.map(({ name }) => name)).toEqual(["verify", "verify"]));
  });

  it("is verified once for two calls that asked at once, and both go on where they were", async () => {
    const { answers, told } = unknown();
    const other: PublishedStep = { do: "call", with: { call: "message-list" }, as: "screen.other" };
    const both = { ...answers, "message-list": answers[id] };
    const { engine, visit, dialog } = await meet(answers[id], [{ ...step, as: "screen.done" }], both);
    const run = visit.run([other]);
    await act(async () => visit.session.write("screen.deviceMobile", "7100000002"));
    await act(async () => innermost(engine).write("form.deviceCode", "1234"));
    await confirm();
    await act(() => run.then(() => undefined));
    await until(() => expect(visit.session.read("screen.done")).toEqual({ score: 1 }));
    expect([visit.session.read("screen.other"), dialog()]).toEqual([{ score: 1 }, undefined]);
    expect(told.filter(({ name }) => name === "verify")).toHaveLength(1);
  });

  it("put away, nothing is repeated and nothing is bound", async () => {
    const { answers, told } = unknown();
    const { engine, run, visit } = await meet(answers[id], [{ ...step, as: "screen.done" }], answers);
    await act(async () => engine.dialogs.dismiss());
    await act(() => run);
    expect([told, visit.session.read("screen.done")]).toEqual([[], undefined]);
  });

  it("before a login nothing is bound yet, and the code goes to the phone that was typed", async () => {
    const { answers, told } = unknown();
    const guarded = { ...answers, "captcha-image": answers[id] };
    const { engine, visit, dialog, state, run } = await meet({}, [], guarded, "/login");
    await act(() => run);
    await act(async () => state.write("journey.mobile", "7100000003"));
    let whole: boolean | undefined;
    const login = visit.run([openStep]).then((ended) => (whole = ended));
    await until(() => expect(dialog()).toBe("verify-device"));
    await act(async () => innermost(engine).write("form.deviceCode", "1234"));
    await confirm();
    await act(() => login.then(() => undefined));
    expect(told).toMatchObject([{ name: "verify", mobile: "7100000003" }]);
    expect([whole, dialog()]).toEqual([true, undefined]);
  });
});
