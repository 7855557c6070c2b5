import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import catalogue from "../../api/errors.catalogue.json" with { type: "json" };
import english from "../../locales/en_US/errors.text.json" with { type: "json" };
import chinese from "../../locales/zh_CN/errors.text.json" with { type: "json" };
import type { PublishedStep } from "../../engine/published.ts";
import { all, open } from "../testing/open-screen.tsx";
import { answer, id, meet, openStep, step } from "../testing/meet.ts";
import { broken } from "../testing/show-screen.tsx";
import { until } from "../testing/until.ts";

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
      await act(async () => engine.toasts.close());
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
    const own: PublishedStep = {
      ...step,
      fail: [{ do: "set", with: { path: "screen.s", value: { $: "result.status" } } }],
    };
    const { toast, visit } = await meet(answer(status), [own]);
    expect([visit.session.read("screen.s"), toast()]).toEqual([status, undefined]);
  });

  it.each(by("pass-through"))("X4 %i is said where no screen takes it", async (status) => {
    expect((await meet(answer(status))).toast()).toBe(`message ${status}`);
  });

  it.each([...by("session-lost"), ...by("session-other-device")])(
    "X2 A1 %i logs out behind one dialog, and who logs in comes back",
    async (status) => {
      const own: PublishedStep = { ...step, fail: [{ do: "toast", with: { text: "own" } }] };
      const { dialog, said, went, known, engine, toast, run, state } = await meet(answer(status), [own]);
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
      expect(state.read("session.wanted")).toBe("/bill");
    },
  );

  it.each(["/helpcenter", "/my", "/lendInfo"])(
    "X2 R52 an address entered meanwhile (%s) shows that screen under the same dialog, until it is confirmed",
    async (address) => {
      const { dialog, known, engine, went } = await meet(answer(7), [step], { "risk-auth": answer(7) });
      for (const to of ["/nowhere", address]) await act(async () => void engine.arrivals.arrive(to));
      await until(() => expect([engine.dialogs.stack.length, dialog()]).toEqual([1, "session-lost"]));
      expect(known()).toBe(true);
      const confirm = [...document.querySelectorAll("dialog button")].find(
        ({ textContent }) => textContent === "Confirm",
      );
      await act(async () => (confirm as HTMLElement).click());
      await until(() => expect([known(), went.at(-1)]).toEqual([false, "/login"]));
      await act(async () => void engine.arrivals.arrive("/helpcenter"));
      expect(dialog()).toBeUndefined();
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
});

describe("calls without an answer", () => {
  it("X5 R34 a broken line: 'request timeout', and the native analytics hear of it", async () => {
    const { toast, tracked, engine } = await meet(broken);
    expect(toast()).toBe("request timeout");
    expect(tracked).toContain(`onJKAjaxError {"call":"${id}"}`);
    expect(engine.ui.busy.read()).toBe(false);
  });

  it.each<[string, PublishedStep]>([
    ["a step's own branch", { ...step, fail: [{ do: "toast", with: { text: "own" } }] }],
    ["a branch that does nothing", { ...step, fail: [] }],
  ])("X5 %s takes the failure, and the native analytics hear of it all the same, once", async (_, own) => {
    const { tracked } = await meet(broken, [own]);
    expect(tracked.filter((event) => event.startsWith("onJKAjaxError"))).toEqual([`onJKAjaxError {"call":"${id}"}`]);
  });

  it("X5 a read that no screen needs is told of too", async () => {
    const { tracked, engine } = await meet({}, [], { "message-list": broken, "userinfo-baseinfo": broken });
    tracked.length = 0;
    await act(async () => engine.arrivals.arrive("/my"));
    await until(() => expect(tracked).toContain('onJKAjaxError {"call":"userinfo-baseinfo"}'));
  });

  it("X5 a metrics call that fails is not told to analytics", async () => {
    const collect: PublishedStep = { do: "call", with: { call: "tracking-collect" } };
    const { tracked } = await meet({}, [collect], { "tracking-collect": broken });
    expect(tracked.join()).not.toContain("onJKAjaxError");
  });

  it("R42 offline is said at once, nothing is sent and nothing is queued", async () => {
    const sent = vi.fn(() => answer(3101));
    const { state, visit, toast } = await meet(answer(3101), [], { [id]: sent });
    await act(async () => state.write("env.online", false));
    let whole: boolean | undefined;
    await act(async () => {
      whole = await visit.run([{ ...step, fail: [{ do: "set", with: { path: "screen.own", value: true } }] }]);
    });
    expect([whole, visit.session.read("screen.own")]).toEqual([false, true]);
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
    expect(page).toContain("Check your connection and try again.");
  });

  it("X5 a screen whose read the lender broke down on says 'system error', and blames no connection", async () => {
    const { page } = await open("/bill", "usual", { more: { "repayment-bill": answer(-1, "system error") } });
    expect(page).toContain("Failed to load data.system error");
    expect(page).not.toContain("Check your connection");
  });

  it.each(["/lendContract?loanGid=x", "/payWithBank?loanGid=x&payGid=x"])(
    "X1 %s of what there is not says that, and blames no connection",
    async (address) => {
      const unknown = answer(3198, english.texts["3198"]);
      const more = {
        "loan-contract": unknown,
        "repayment-va-static": unknown,
        "repayment-status": unknown,
      };
      const { page, place, engine } = await open(address, "usual", { more });
      expect(page).toContain("Failed to load data.What you are looking for was not found");
      expect(page).not.toContain("Check your connection");
      expect(place.querySelector("[data-failure] button")?.textContent).toBe("Try again");
      expect(engine.toasts.current).toBeUndefined();
    },
  );

  it.each([
    ["/billDetail?loanGid=x", "repayment-loandetail", "/bill"],
    ["/withdrawal_detail?orderNo=x", "withdraw-detail", "/withdrawalList"],
    ["/messageDetail?messageGid=x", "message-detail", "/messageCenter"],
  ])(
    "X1 %s of what there is not says that and leads to the list; another failure can be tried again",
    async (address, call, list) => {
      const { went, engine } = await open(address, "usual", { more: { [call]: answer(3198, english.texts["3198"]) } });
      expect(went).toEqual([list]);
      expect(engine.toasts.current).toMatchObject({ text: "What you are looking for was not found" });
      const fault = await open(address, "usual", { more: { [call]: answer(-1, "system error") } });
      expect(fault.went).toEqual([]);
      expect(fault.page).toContain("Failed to load data.system error");
      expect(fault.place.querySelector("[data-failure] button")?.textContent).toBe("Try again");
    },
  );
});
