// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import catalogue from "../../api/errors.catalogue.json" with { type: "json" };
import english from "../../locales/en_US/errors.text.json" with { type: "json" };
import chinese from "../../locales/zh_CN/errors.text.json" with { type: "json" };
import type { Step } from "../../engine/index.ts";
import { all, open } from "../testing/open-screen.tsx";
import { broken, type Prepared, show } from "../testing/show-screen.tsx";
import { until } from "../testing/until.ts";

const id = "credit-summary";
const step: Step = { do: "call", with: { call: id } };
/** A call that guests may make too. */
const openStep: Step = { do: "call", with: { call: "captcha-image" } };

/** Lets a call on a borrower's screen come to something; gives what the app then does. */
async function meet(
  answer: unknown,
  steps: readonly Step[] = [step],
  more: Prepared = {},
  route = "/bill",
  language = "en_US",
) {
  const shown = await show(route, { [id]: answer, ...more }, language);
  const { engine, state, words } = shown;
  const tracked: string[] = [];
  const track = engine.track.bind(engine);
  engine.track = (event, data) => {
    tracked.push(`${event} ${JSON.stringify(data)}`);
    track(event, data);
  };
  const { stage } = engine;
  if (stage.kind !== "visit") throw new Error("no screen");
  let ended: boolean | undefined;
  const run = stage.visit.run(steps).then((whole) => {
    ended = whole;
  });
  const settled = () => ended !== undefined || engine.dialogs.stack.length > 0;
  await until(() => expect(settled()).toBe(true));
  return {
    ...shown,
    run,
    tracked,
    toast: () => (engine.ui.read("toast") as { text: string } | undefined)?.text,
    dialog: () => engine.dialogs.stack.at(-1)?.document.id,
    known: () => state.read("session.token") !== undefined,
    said: (text: string) => words().includes(text),
    visit: stage.visit,
  };
}

const answer = (status: number, message = `message ${status}`, content = {}) => ({ status, message, content });
const entryOf = (status: number) => catalogue.entries.find((entry) => entry.status?.includes(status))?.id ?? "other";
const numbers = Object.keys(english.texts).map(Number).filter(Number.isInteger);
/** The words of a status with something in each placeholder. */
const wordsOf = (texts: object, status: number) =>
  String((texts as Record<string, string>)[status]).replace(/\{\{\w+\}\}/g, "2");
const by = (name: string) => numbers.filter((status) => status !== 0 && entryOf(status) === name);

describe("X6 every status that has a message", () => {
  it("is in both languages, and each entry of the catalogue has one", () => {
    expect(Object.keys(chinese.texts).filter((key) => !key.includes("_"))).toEqual(
      expect.arrayContaining(Object.keys(english.texts).filter((key) => !key.includes("_"))),
    );
    const named = catalogue.entries.flatMap(({ status }) => status ?? []);
    expect(named.filter((status) => !numbers.includes(status))).toEqual([]);
    expect(by("other").length).toBeGreaterThan(25);
  });

  const languages = [
    ["en_US", english.texts],
    ["zh_CN", chinese.texts],
  ] as const;
  const toasts = ["other", "pass-through", "system-error"].flatMap(by);
  const dialogs = ["session-lost", "session-other-device", "app-only", "captcha"].flatMap(by);
  /** What the borrower may do about it is said in the app's own words. */
  const asked = ["account-closing", "verify-device"].flatMap(by);

  it("X6 each says something but those that end a session in silence", () => {
    const spoken = [...toasts, ...dialogs, ...asked, ...by("session-silent"), 0];
    expect(spoken.sort((a, b) => a - b)).toEqual(numbers.sort((a, b) => a - b));
  });

  it.each(languages)("X6 X1 in %s each of the others is shown in a toast", async (language, texts) => {
    let now = 0;
    const { visit, toast, engine } = await meet(() => answer(now, wordsOf(texts, now)), [], {}, "/bill", language);
    const shown: [number, string | undefined][] = [];
    for (now of toasts) {
      await act(async () => engine.ui.write("toast", undefined));
      await act(() => visit.run([step]).then(() => undefined));
      shown.push([now, toast()]);
    }
    expect(shown).toEqual(toasts.map((status) => [status, wordsOf(texts, status)]));
  });

  it.each(languages.flatMap(([language, texts]) => dialogs.map((status) => [language, status, texts] as const)))(
    "X6 X2 X3 X4 in %s %i is shown in a dialog",
    async (language, status, texts) => {
      const picture = { captchaId: "c", length: 4, image: "data:image/svg+xml;base64,PHN2Zy8+" };
      const more = { "captcha-image": picture };
      const { dialog, said } = await meet(answer(status, wordsOf(texts, status)), [step], more, "/bill", language);
      expect(dialog()).toBeDefined();
      // Of those that end a session all but one say the same.
      const expected = entryOf(status) === "session-lost" ? 7 : status;
      await until(() => expect(said(wordsOf(texts, expected))).toBe(true));
    },
  );

  it.each(asked)("X6 X4 %i is asked about in a dialog, in both languages", async (status) => {
    for (const [language, script] of [
      ["en_US", /^[^\u4e00-\u9fff]+$/],
      ["zh_CN", /[\u4e00-\u9fff]/],
    ] as const) {
      const { dialog, engine } = await meet(answer(status), [step], {}, "/bill", language);
      expect(dialog()).toBeDefined();
      await until(() => expect(document.querySelector("dialog")?.textContent).toMatch(script));
      await act(async () => void engine.dialogs.dismiss());
    }
  });

  it("X2 the pages of login and entry are those where a lost session says nothing", () => {
    const quiet = all
      .filter(({ kind, file }) => kind === "screen" && /^screens\/(entry|auth)\//.test(file))
      .map(({ data }) => (data as { id: string }).id)
      .filter((screen) => !["find-password", "not-found", "test"].includes(screen));
    for (const entry of catalogue.entries.filter(({ id: name }) => /^session-(lost|other)/.test(name)))
      expect([...(entry.except ?? [])].sort()).toEqual(quiet.sort());
  });

  it.each(by("other"))("X1 X6 %i says the lender's message", async (status) => {
    const { toast, known, went, dialog } = await meet(answer(status));
    expect([toast(), known(), went, dialog()]).toEqual([`message ${status}`, true, [], undefined]);
  });

  it.each(by("pass-through"))("X4 %i goes to the screen's own branch", async (status) => {
    const own: Step = {
      ...step,
      fail: [{ do: "set", with: { path: "screen.s", value: { $: { var: "result.status" } } } }],
    };
    const { toast, visit } = await meet(answer(status), [own]);
    expect([visit.session.read("screen.s"), toast()]).toEqual([status, undefined]);
  });

  it.each(by("pass-through"))("X4 %i is said where no screen takes it", async (status) => {
    expect((await meet(answer(status))).toast()).toBe(`message ${status}`);
  });

  it.each([...by("session-lost"), ...by("session-other-device")])(
    "X2 %i logs out behind one dialog",
    async (status) => {
      const own: Step = { ...step, fail: [{ do: "toast", with: { text: "own" } }] };
      const { dialog, said, went, known, engine, toast, run } = await meet(answer(status), [own]);
      expect(dialog()).toBe("session-lost");
      expect(said(status === 17 ? english.texts["17"] : english.texts["7"])).toBe(true);
      expect(said("Prompt") && said("Confirm")).toBe(true);
      expect(engine.dialogs.dismiss()).toBe(false);
      expect([known(), toast()]).toEqual([true, undefined]);
      const confirm = [...document.querySelectorAll("dialog button")].find(
        ({ textContent }) => textContent === "Confirm",
      );
      await act(async () => (confirm as HTMLElement).click());
      await act(() => run);
      expect([known(), went]).toEqual([false, ["/login"]]);
    },
  );

  it.each([...by("session-lost"), ...by("session-other-device")])(
    "X2 R52 %i says nothing of it at the login",
    async (status) => {
      const { dialog, toast, went } = await meet({}, [openStep], { "captcha-image": answer(status) }, "/login");
      expect([dialog(), toast(), went]).toEqual([undefined, `message ${status}`, []]);
    },
  );

  it.each(by("session-silent"))("X2 %i marks the user deleted and logs out without a word", async (status) => {
    const { dialog, toast, known, went, state } = await meet(answer(status));
    expect([dialog(), toast(), known(), went]).toEqual([undefined, undefined, false, ["/login"]]);
    expect(state.read("device.deleteUser")).toBe(true);
  });

  it.each(by("app-only"))("X3 %i leads to the app", async (status) => {
    const { dialog, said } = await meet(answer(status));
    expect([dialog(), said("Please apply for a loan in the app")]).toEqual(["app-only", true]);
  });

  it.each(by("system-error"))("X5 %i is a system error, whatever came with it", async (status) => {
    expect((await meet(answer(status, "stack trace"))).toast()).toBe("system error");
  });

  it("X1 a refusal without a word is a system error", async () => {
    expect((await meet(answer(4321, ""))).toast()).toBe("system error");
  });

  it("R52 X2 five calls that lose the session together show one dialog", async () => {
    const { engine, visit, dialog } = await meet(answer(7));
    for (let more = 0; more < 4; more++) void visit.run([step]);
    await act(async () => undefined);
    expect([engine.dialogs.stack.length, dialog()]).toEqual([1, "session-lost"]);
  });
});

describe("calls without an answer", () => {
  it("X5 R34 a broken line: 'request timeout', and the native analytics hear of it", async () => {
    const { toast, tracked, engine } = await meet(broken);
    expect(toast()).toBe("request timeout");
    expect(tracked).toContain(`onJKAjaxError {"call":"${id}"}`);
    expect(engine.ui.read("busy")).toBe(false);
  });

  it("X5 a metrics call that fails is not told to analytics", async () => {
    const collect: Step = { do: "call", with: { call: "tracking-collect" } };
    const { tracked } = await meet({}, [collect], { "tracking-collect": broken });
    expect(tracked.join()).not.toContain("onJKAjaxError");
  });

  it("R42 offline is said at once, nothing is sent and nothing is queued", async () => {
    const sent = vi.fn(() => answer(3101));
    const { state, visit, toast } = await meet(answer(3101), [], { [id]: sent });
    await act(async () => state.write("env.online", false));
    let whole: boolean | undefined;
    await act(async () => {
      whole = await visit.run([{ ...step, fail: [{ do: "toast", with: { text: "own" } }] }]);
    });
    expect(whole).toBe(false);
    expect(toast()).toBe(english.texts.offline);
    await act(async () => state.write("env.online", true));
    expect(sent).not.toHaveBeenCalled();
    await act(() => visit.run([step]).then(() => undefined));
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it.each<[string, unknown, string]>([
    ["offline", { ok: false, kind: "offline", status: -1 }, english.texts.offline],
    [
      "busy",
      { ok: false, kind: "busy", status: 429, content: { seconds: 12 } },
      "Too many requests, please try again in 12 seconds",
    ],
    [
      "busy",
      { ok: false, kind: "busy", status: 429, content: { seconds: 1 } },
      "Too many requests, please try again in 1 second",
    ],
    ["fault", { ok: false, kind: "fault", status: -1 }, "system error"],
    ["contract", { ok: false, kind: "contract", status: -1 }, english.texts["contract-breach"]],
    ["timeout", { ok: false, kind: "timeout", status: -1 }, "request timeout"],
  ])("R41 R43 R44 X5 %s", async (_kind, failed, text) => {
    const { engine, visit, toast } = await meet(answer(3101), []);
    engine.client.run = async () => ({ message: "", content: null, ...(failed as object), call: id }) as never;
    await act(() => visit.run([step]).then(() => undefined));
    expect(toast()).toBe(text);
  });

  it("X5 an aborted call says nothing", async () => {
    const { engine, visit, toast } = await meet(answer(3101), []);
    engine.client.run = async () =>
      ({ ok: false, kind: "aborted", status: 1010101, message: "", content: null, call: id }) as never;
    await act(() => visit.run([step]).then(() => undefined));
    expect(toast()).toBeUndefined();
  });

  it("X5 a screen whose read fails says 'Failed to load data.' and offers a retry", async () => {
    const { page } = await open("/bill", "usual", { more: { "repayment-bill": broken } });
    expect(page).toContain("Failed to load data.");
  });
});

describe("X4 the picture with a code", () => {
  const picture = (captchaId: string, length = 4) => ({
    captchaId,
    length,
    image: `data:image/svg+xml;base64,${btoa(captchaId)}`,
  });

  const asking = async (status: number) => {
    const bodies: Record<string, unknown>[] = [];
    let pictures = 0;
    const guarded = (body: Record<string, unknown>) => {
      bodies.push(body);
      return body.captchaCode === "8765" ? { score: 1 } : answer(body.captchaCode ? 1014 : status);
    };
    const shown = await meet(
      guarded,
      [{ ...step, as: "screen.done", fail: [{ do: "toast", with: { text: "own" } }] }],
      {
        "captcha-image": (body: { length: number }) => picture(`picture-${++pictures}`, body.length),
      },
    );
    const image = () => document.querySelector("#captcha-picture img")?.getAttribute("src");
    await until(() => expect(image()).toBeDefined());
    const press = async (name: string) => {
      await act(async () => (document.querySelector(`#${name}`) as HTMLElement).click());
      await act(async () => undefined);
    };
    const type = (code: string) => act(async () => shown.visit.session.write("form.captchaCode", code));
    return { ...shown, bodies, image, press, type };
  };

  it.each(by("captcha"))("X4 %i asks for the code and repeats the call with it", async (status) => {
    const { dialog, said, bodies, type, press, visit, toast } = await asking(status);
    expect([dialog(), said(`message ${status}`)]).toEqual(["captcha", true]);
    await type("8765");
    await press("captcha-confirm");
    await until(() => expect(visit.session.read("screen.done")).toBeDefined());
    expect(bodies.at(-1)).toMatchObject({ captchaId: "picture-1", captchaCode: "8765" });
    expect([bodies.length, dialog(), toast()]).toEqual([2, undefined, undefined]);
  });

  it("X4 the calls that may ask for it know the fields that are added", () => {
    const fields = ["captchaId", "captchaCode"];
    const knows = all.flatMap(({ kind, data }) => {
      const { id: call, request } = data as { id: string; request?: { properties?: object } };
      const known = fields.filter((field) => field in (request?.properties ?? {}));
      return kind === "call" && known.length > 0 ? [[call, known]] : [];
    });
    expect(knows).toEqual([
      ["userinfo-password-login", fields],
      ["userinfo-send-sms", fields],
      ["userinfo-sms-login", fields],
    ]);
  });

  it("X4 V8 a code of another length is refused here", async () => {
    const { type, press, dialog, bodies, said } = await asking(1015);
    await type("87");
    await press("captcha-confirm");
    expect([dialog(), bodies.length, said("4")]).toEqual(["captcha", 1, true]);
  });

  it("X4 another picture can be had, and its id goes along", async () => {
    const { image, press, type, bodies } = await asking(1015);
    const first = image();
    await press("captcha-other");
    await until(() => expect(image()).not.toBe(first));
    await type("8765");
    await press("captcha-confirm");
    await until(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]).toMatchObject({ captchaId: "picture-2" });
  });

  it("X4 a wrong code is asked for again with a new picture", async () => {
    const { press, type, bodies, dialog, said, visit } = await asking(1015);
    await type("1111");
    await press("captcha-confirm");
    await until(() => expect(said("message 1014")).toBe(true));
    expect([dialog(), visit.session.read("form.captchaCode")]).toEqual(["captcha", undefined]);
    await type("8765");
    await press("captcha-confirm");
    await until(() => expect(bodies).toHaveLength(3));
    expect(bodies[2]).toMatchObject({ captchaId: "picture-2", captchaCode: "8765" });
  });

  it("X4 put away, the call is not repeated and nothing is said", async () => {
    const { engine, run, bodies, toast } = await asking(1015);
    await act(async () => engine.dialogs.dismiss());
    await act(() => run);
    expect([bodies.length, toast()]).toEqual([1, undefined]);
  });
});

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
    const own: Step = { ...step, as: "screen.done", fail: [{ do: "toast", with: { text: "own" } }] };
    const { visit, dialog, state, said, toast } = await meet(answers[id], [own], answers);
    expect(dialog()).toBe("verify-device");
    state.write("device.zuid", "z2");
    await act(async () => visit.session.write("screen.deviceMobile", "7100000002"));
    await click("Send code");
    await until(() => expect(told).toMatchObject([{ name: "send", mobile: "7100000002", scene: "device" }]));
    await confirm();
    expect(said("Please enter the verification code")).toBe(true);
    await act(async () => visit.session.write("form.deviceCode", "9999"));
    await confirm();
    await until(() => expect(toast()).toBe("message 3013"));
    expect(dialog()).toBe("verify-device");
    await act(async () => visit.session.write("form.deviceCode", "1234"));
    await confirm();
    await until(() => expect(visit.session.read("screen.done")).toEqual({ score: 1 }));
    expect(told.slice(1)).toMatchObject([
      { name: "verify", mobile: "7100000002", smsCode: "1234", zuid: "z2" },
      { name: "bind", verifyToken: "once", zuid: "z2" },
    ]);
    expect([dialog(), visit.session.read("form.deviceCode"), visit.session.read("screen.deviceProof")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
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
    const { visit, dialog, state, run } = await meet({}, [], guarded, "/login");
    await act(() => run);
    await act(async () => state.write("journey.mobile", "7100000003"));
    let whole: boolean | undefined;
    const login = visit.run([openStep]).then((ended) => (whole = ended));
    await until(() => expect(dialog()).toBe("verify-device"));
    await act(async () => visit.session.write("form.deviceCode", "1234"));
    await confirm();
    await act(() => login.then(() => undefined));
    expect(told).toMatchObject([{ name: "verify", mobile: "7100000003" }]);
    expect([whole, dialog()]).toEqual([true, undefined]);
  });
});
