import { runInThisContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bridgeDocument } from "../../tests/native/bridge-document.ts";
import { type Act, fakeHostScript, type HostScript, installFakeHost } from "../../tests/native/fake-host.ts";
import { usualAnswers, usualQuestions } from "../../tests/native/usual-answers.ts";
import type { BridgeAnswer } from "./bridge.ts";
import type { Naming } from "./capabilities.ts";
import type { BridgePage } from "./channel.ts";
import { openBridge } from "./open-bridge.ts";
import { largestMessage } from "./read-message.ts";

const origin = "https://app.example";
const sets: readonly Naming[] = ["new", "older"];

class Page extends EventTarget {
  [name: string]: unknown;
  readonly location = { origin };
}

/** A page with a fake native app around it, and the bridge between them. */
function between(script: HostScript) {
  const page = new Page();
  const host = installFakeHost(page, bridgeDocument, script);
  const reports: (readonly [string, unknown])[] = [];
  const heard: (readonly [string, unknown])[] = [];
  let next = 0;
  const bridge = openBridge({
    page: page as unknown as BridgePage,
    capabilities: bridgeDocument,
    origin,
    newId: () => `q${next++}`,
    report: (why, detail) => reports.push([why, detail]),
  });
  bridge.hear((event, data) => heard.push([event, data]));
  return { page, host, bridge, reports, heard };
}

/** Asks, lets `ms` go by, and gives each answer that came. */
async function asked(script: HostScript, capability: string, ms: number, given = usualQuestions[capability] ?? {}) {
  const made = between(script);
  const settled: BridgeAnswer[] = [];
  void made.bridge.ask(capability, given).then((answer) => settled.push(answer));
  await vi.advanceTimersByTimeAsync(ms);
  return { ...made, settled };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const locate = "location";
const place = usualAnswers.location;
const timeout = bridgeDocument.capabilities[locate]?.timeout as number;
const silent = { ok: false, reason: "timeout" };

describe.each(sets)("the %s set", (set) => {
  it.each(Object.keys(bridgeDocument.capabilities))("C17 %s is asked and answered in its shape", async (capability) => {
    const answer = usualAnswers[capability];
    const { settled, host } = await asked({ sets: [set], acts: { [capability]: { answer } } }, capability, 0);
    expect(settled).toEqual([{ ok: true, value: answer ?? {} }]);
    expect(host.asked).toMatchObject([{ set, capability, params: usualQuestions[capability] ?? {} }]);
  });

  const acts: readonly [title: string, act: Act, ms: number, expected: readonly object[]][] = [
    ["R68 an answer that is not there yet settles nothing", { times: 0 }, timeout - 1, []],
    ["R68 a missing answer is given up", { times: 0 }, timeout, [silent]],
    ["R68 a late answer changes nothing", { answer: place, delay: timeout + 1 }, timeout + 2, [silent]],
    [
      "R68 an answer in the last moment counts",
      { answer: place, delay: timeout - 1 },
      timeout,
      [{ ok: true, value: place }],
    ],
    ["R68 an answer that comes twice settles once", { answer: place, times: 2 }, timeout, [{ ok: true, value: place }]],
    ["R68 an answer to an unknown question is nobody's", { answer: place, id: "other" }, timeout, [silent]],
    ["R69 an answer without a field is refused", { answer: { latitude: 1 } }, 0, [{ ok: false, reason: "malformed" }]],
    [
      "R69 a number as text is refused",
      { answer: { latitude: "1", longitude: 2 } },
      0,
      [{ ok: false, reason: "malformed" }],
    ],
    [
      "R69 a number out of bounds is refused",
      { answer: { latitude: 91, longitude: 2 } },
      0,
      [{ ok: false, reason: "malformed" }],
    ],
    ["R69 a list for an object is refused", { answer: [1] }, 0, [{ ok: false, reason: "malformed" }]],
    [
      "R69 an undeclared field is left out",
      { answer: { ...(place as object), imei: "1" } },
      0,
      [{ ok: true, value: place }],
    ],
    ["R69 exactly 1 MB is taken", { answer: place, size: largestMessage }, 0, [{ ok: true, value: place }]],
    [
      "R69 over 1 MB is refused at once",
      { answer: place, size: largestMessage + 1 },
      0,
      [{ ok: false, reason: "oversize" }],
    ],
    ["A7 a refusal is said", { refuse: "refused" }, 0, [{ ok: false, reason: "refused", final: false }]],
    [
      "C17 what the app lacks after all falls back",
      { refuse: "unsupported" },
      0,
      [{ ok: false, reason: "unsupported", fallback: "fail" }],
    ],
    ["C17 any other refusal is a failure", { refuse: "failed" }, 0, [{ ok: false, reason: "failed" }]],
    ["C17 an object that throws is a failure", { throws: true }, 0, [{ ok: false, reason: "failed" }]],
  ];
  it.each(acts)("%s", async (_, act, ms, expected) => {
    const { settled, bridge } = await asked({ sets: [set], acts: { [locate]: act } }, locate, ms);
    expect(settled).toEqual(expected);
    bridge.close();
    // Only an answer that is still on its way.
    expect(vi.getTimerCount()).toBe(act.delay !== undefined && act.delay > ms ? 1 : 0);
  });

  it.each([
    ["no JSON", "<html>"],
    ["nothing", undefined],
    ["a number", 7],
    ["an object that is no text", { ok: true }],
    ["a list", "[]"],
    ["null", "null"],
    ["no word on success", '{"value":{}}'],
    ["more than 1 MB", `"${"é".repeat(largestMessage / 2)}"`],
  ])("R69 an answer of %s is refused: at once where it names its question, else by the time-out", async (_, raw) => {
    const { settled } = await asked({ sets: [set], acts: { [locate]: { raw } } }, locate, 0);
    expect(settled).toHaveLength(set === "older" ? 1 : 0);
    await vi.advanceTimersByTimeAsync(timeout);
    const reason = set === "new" ? "timeout" : typeof raw === "string" && raw.length > 1000 ? "oversize" : "malformed";
    expect(settled).toEqual([{ ok: false, reason }]);
  });

  it("R68 two questions at once each get their own answer", async () => {
    const { bridge } = between({
      sets: [set],
      acts: { [locate]: { answer: place, delay: 20 }, "network-status": { answer: { online: true }, delay: 10 } },
    });
    const both = Promise.all([bridge.ask(locate, {}), bridge.ask("network-status", {})]);
    await vi.advanceTimersByTimeAsync(20);
    expect(await both).toEqual([
      { ok: true, value: place },
      { ok: true, value: { online: true } },
    ]);
  });

  it("R71 what is refused for good is not asked again; something else is", async () => {
    const { bridge, host } = between({ sets: [set], acts: { permissions: { refuse: "refused", final: true } } });
    const ask = (...names: string[]) => bridge.ask("permissions", { names });
    const refused = { ok: false, reason: "refused", final: true };
    expect(await ask("contacts")).toEqual(refused);
    expect(await ask("contacts")).toEqual(refused);
    expect(host.asked).toHaveLength(1);
    host.act("permissions", { answer: { granted: ["location"] } });
    expect(await ask("location")).toEqual({ ok: true, value: { granted: ["location"] } });
    expect(host.asked).toHaveLength(2);
  });

  it("R71 a refusal for now is asked again", async () => {
    const acts = { permissions: [{ refuse: "refused" }, { answer: { granted: ["contacts"] } }] } as const;
    const { bridge } = between({ sets: [set], acts });
    expect(await bridge.ask("permissions", { names: ["contacts"] })).toMatchObject({ ok: false });
    expect(await bridge.ask("permissions", { names: ["contacts"] })).toMatchObject({ ok: true });
  });

  it("R72 a change of user is heard; anything else that the app says is not", () => {
    const { host, heard, reports } = between({ sets: [set] });
    host.tell("user-changed", { userGid: "not declared" });
    host.tell("made-up");
    expect(heard).toEqual([["user-changed", {}]]);
    expect(reports).toEqual([["bridge_malformed", { event: undefined }]]);
  });

  it.each([
    ["F10 R73 before the wait is over", 9_999, "999", "999"],
    ["F10 R73 after it", 10_000, "999", "110"],
    ["F10 R73 another code after it", 10_000, "000", "000"],
  ])("%s, a code of the account kit", async (_, delay, code, expected) => {
    const acts = { "account-kit-login": { answer: { code }, delay } };
    const { settled } = await asked({ sets: [set], acts }, "account-kit-login", 10_000);
    expect(settled).toEqual([{ ok: true, value: { code: expected } }]);
  });

  it.each([
    ["an unknown field", { title: "a", colour: "red" }],
    ["a missing one", {}],
    ["another type", { title: 7 }],
    ["a function", { title: () => "a" }],
  ])("C17 a question with %s never leaves the page", async (_, given) => {
    const { settled, host, reports } = await asked({ sets: [set] }, "set-title", 0, given);
    expect(settled).toMatchObject([{ ok: false, reason: "request" }]);
    expect(host.asked).toEqual([]);
    expect(reports).toMatchObject([["bridge_request", { capability: "set-title" }]]);
  });

  it("R69 a question over 1 MB never leaves the page", async () => {
    const { settled, host } = await asked({ sets: [set] }, "set-title", 0, { title: "a".repeat(largestMessage) });
    expect(settled).toMatchObject([{ ok: false, reason: "oversize" }]);
    expect(host.asked).toEqual([]);
  });

  it("C17 what this app has not is not asked, and falls back", async () => {
    const { settled, bridge } = await asked({ sets: [set], lacks: ["share"] }, "share", 0);
    expect(settled).toEqual([{ ok: false, reason: "unsupported", fallback: "share" }]);
    expect(bridge.can).not.toContain("share");
    expect(bridge.can).toHaveLength(Object.keys(bridgeDocument.capabilities).length - 1);
  });

  it.each([
    ["says no", { refuse: "refused", final: true }],
    ["is silent", { times: 0 }],
    ["talks nonsense", { answer: { dual: "perhaps" } }],
    ["is broken", { throws: true }],
  ] as const)("C17 what is only of help is done without when the app %s", async (_, act) => {
    const acts = { "dual-sim": act };
    const { settled, bridge } = await asked({ sets: [set], acts }, "dual-sim", bridgeDocument.timeout);
    expect(settled).toMatchObject([{ ok: false, fallback: "skip" }]);
    expect(await bridge.ask("dual-sim", { sim: 1 })).toMatchObject({ reason: "request", fallback: "skip" });
  });

  it("C17 a capability that no document knows is unsupported", async () => {
    const { settled } = await asked({ sets: [set] }, "constructor", 0, {});
    expect(settled).toEqual([{ ok: false, reason: "unsupported" }]);
  });

  it("C17 a closed bridge settles what is open and hears no more", async () => {
    const { bridge, settled, host, heard } = await asked({ sets: [set], acts: { [locate]: { times: 0 } } }, locate, 0);
    bridge.close();
    await vi.advanceTimersByTimeAsync(0);
    host.tell("user-changed");
    expect(settled).toEqual([{ ok: false, reason: "failed" }]);
    expect(heard).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("where an answer comes from", () => {
  it.each([
    ["R67 this window itself", "window", { ok: true, value: place }],
    ["R67 another frame", "frame", silent],
    ["R67 another origin", "origin", silent],
  ] as const)("%s", async (_, from, expected) => {
    const { settled } = await asked({ sets: ["new"], acts: { [locate]: { answer: place, from } } }, locate, timeout);
    expect(settled).toEqual([expected]);
  });

  it("R67 a frame cannot say that the user changed", () => {
    const { page, heard } = between({ sets: ["new"] });
    const data = JSON.stringify({ event: "userChanged", data: {} });
    for (const [from, source] of [
      [origin, {}],
      ["https://elsewhere.invalid", page],
      [origin, page],
    ] as const)
      page.dispatchEvent(Object.assign(new Event("message"), { data, origin: from, source }));
    expect(heard).toHaveLength(1);
  });
});

describe("which native app is there", () => {
  it.each([
    ["R70 the new set", ["new"], "new"],
    ["R70 the older set", ["older"], "older"],
    ["R70 both: the new one is spoken", ["new", "older"], "new"],
    ["R70 B1 none: the plain web", [], undefined],
  ] as const)("%s", async (_, around, naming) => {
    const { bridge, host } = between({ sets: around });
    expect([bridge.native, bridge.naming, bridge.can.length > 0]).toEqual([
      naming !== undefined,
      naming,
      around.length > 0,
    ]);
    const answer = bridge.ask("copy-text", { text: "a" });
    expect(await answer).toEqual(naming ? { ok: true, value: {} } : { ok: false, reason: "none", fallback: "copy" });
    expect(host.asked.map(({ set }) => set)).toEqual(naming ? [naming] : []);
  });
});

describe("the fake native app", () => {
  it.each(sets)("C17 runs from its source alone, in the %s set", async (set) => {
    const page = new Page();
    const acts = { [locate]: { answer: place } };
    const script = fakeHostScript(bridgeDocument, { sets: [set], acts });
    (runInThisContext(`(window) => { ${script} }`) as (window: Page) => void)(page);
    const bridge = openBridge({ page: page as unknown as BridgePage, capabilities: bridgeDocument, origin });
    expect(await bridge.ask(locate, {})).toEqual({ ok: true, value: place });
  });
});
