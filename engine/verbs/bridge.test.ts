import { describe, expect, it } from "vitest";
import type { Bridge, BridgeAnswer, BridgeReason } from "../bridge/bridge.ts";
import { noBridge } from "../bridge/bridge.ts";
import type { Dates } from "../host/calendar-file.ts";
import type { PublishedStep } from "../document/published.ts";
import { testVisit } from "../render/testing/test-visit.ts";

const said = (value: unknown): PublishedStep => ({ do: "set", with: { path: "screen.said", value } });
const catalogue = [{ id: "any", then: [said("caught")] }];
const done: BridgeAnswer = { ok: true, value: { a: 1 } };
const no = (reason: BridgeReason, more: object = {}): BridgeAnswer => ({
  ok: false,
  reason,
  ...more,
});

/** Runs steps with a native app that answers everything alike; gives what was asked and what the page did itself. */
async function run(steps: readonly PublishedStep[], answer: BridgeAnswer | undefined, shares = true) {
  const asked: string[] = [];
  const did: string[] = [];
  const app = testVisit({ catalogue });
  const native: Bridge = {
    native: true,
    ask: async (capability, given) => {
      asked.push(`${capability} ${JSON.stringify(given)}`);
      return answer as BridgeAnswer;
    },
  };
  Object.assign(app.engine, { bridge: answer ? native : noBridge });
  Object.assign(app.engine.host, {
    copy: async (text: string) => did.push(`copy ${text}`) > 0,
    share: async ({ text, url }: { text: string; url?: string }) => did.push(`share ${url ?? text}`) > 0 && shares,
    print: () => void did.push("print"),
    saveDates: async ({ title, dates }: Dates) => void did.push(`dates ${title} ${dates.join(" ")}`),
    open: (url: string) => void did.push(`open ${url}`),
  });
  await app.visit.run(steps);
  const toast = app.engine.toasts.current?.text;
  return { asked, did, said: app.visit.session.read("screen.said") ?? toast };
}

const url = "https://pay.example.com/x";
const copy: PublishedStep = { do: "copy", with: { text: "abc" } };
const share: PublishedStep = { do: "share", with: { title: "t", text: "x", url } };
const invitation: PublishedStep = {
  do: "share",
  with: { title: "t", text: "x", url, more: { type: "link", inviteType: "friend", activityId: "a1" } },
};
const receipt: PublishedStep = { do: "share", with: { title: "t", text: "x", said: "copied" } };
const dates: PublishedStep = { do: "calendar", with: { title: "t", dates: [1, 2], said: "kept" } };
const askDates = 'calendar-reminder {"title":"t","dates":[1,2]}';
const open: PublishedStep = { do: "open", with: { url } };

describe("verbs that the native app comes first for", () => {
  it.each([
    ["the web", copy, undefined, [], ["copy abc"]],
    ["the app", copy, done, ['copy-text {"text":"abc"}'], []],
    ["an app that lacks it", copy, no("unsupported"), ['copy-text {"text":"abc"}'], ["copy abc"]],
    ["an app that is silent", copy, no("timeout"), ['copy-text {"text":"abc"}'], ["copy abc"]],
    ["the web", share, undefined, [], [`share ${url}`]],
    ["the web, with what an app is told besides", invitation, undefined, [], [`share ${url}`]],
    [
      "C17 the app, with what it is told besides",
      invitation,
      done,
      [`share {"type":"link","inviteType":"friend","activityId":"a1","title":"t","text":"x","url":"${url}"}`],
      [],
    ],
    ["the app", share, done, [`share {"title":"t","text":"x","url":"${url}"}`], []],
    [
      "an app that lacks it",
      share,
      no("unsupported"),
      [`share {"title":"t","text":"x","url":"${url}"}`],
      [`share ${url}`],
    ],
    ["an app without documents", receipt, no("none"), ['share {"title":"t","text":"x"}'], ["share x"]],
    ["an app whose sheet did not open", receipt, no("failed"), ['share {"title":"t","text":"x"}'], ["share x"]],
    ["a sheet of which the app says nothing", receipt, no("malformed"), ['share {"title":"t","text":"x"}'], []],
    ["a sheet put away", share, no("refused"), [`share {"title":"t","text":"x","url":"${url}"}`], []],
    ["a sheet still open", share, no("timeout"), [`share {"title":"t","text":"x","url":"${url}"}`], []],
    ["the web", open, undefined, [], [`open ${url}`]],
    ["the app", open, done, [`open-browser {"url":"${url}"}`], []],
    ["an app that lacks it", open, no("unsupported"), [`open-browser {"url":"${url}"}`], [`open ${url}`]],
    ["the web", receipt, undefined, [], ["share x"]],
    ["the app", receipt, done, ['share {"title":"t","text":"x"}'], []],
    ["the web", dates, undefined, [], ["dates t 1 2"], "kept"],
    ["the app", dates, done, [askDates], [], "kept"],
    ["an app that lacks it", dates, no("unsupported"), [askDates], ["dates t 1 2"], "kept"],
    ["an app without documents", dates, no("none"), [askDates], ["dates t 1 2"], "kept"],
    ["a user who says no", dates, no("refused"), [askDates], []],
    ["the web", { do: "print" }, undefined, [], ["print"]],
    ["the app", { do: "print" }, done, [], ["print"]],
  ] as [string, PublishedStep, BridgeAnswer | undefined, string[], string[], string?][])(
    "C17 on %s: %j",
    async (_, step, answer, asked, did, said) => {
      expect(await run([step], answer)).toEqual({ asked, did, said });
    },
  );

  it("C17 where neither the app nor the device shares, the app copies", async () => {
    const asked = ['share {"title":"t","text":"x"}', 'copy-text {"text":"x"}'];
    expect(await run([receipt], no("unsupported"), false)).toEqual({
      asked,
      did: ["share x", "copy x"],
      said: "copied",
    });
  });

  it("R16 an address that is not allowed reaches no native app", async () => {
    const { asked, did } = await run([{ do: "open", with: { url: "https://evil.example" } }], done);
    expect([asked, did]).toEqual([[], []]);
  });
});

const ask: PublishedStep = { do: "bridge", with: { capability: "x", with: { title: "t", text: "abc", url } } };
const after: PublishedStep = { ...ask, ok: [said({ $: "result" })] };
const manual: PublishedStep = {
  ...ask,
  fail: [
    said({ $: { cat: [{ var: "result.message" }, " ", { if: [{ var: "result.content.final" }, "for good", ""] }] } }),
  ],
};

describe("bridge", () => {
  it.each([
    ["C17 an answer is the result", after, done, [], { a: 1 }],
    ["C17 copy stands in", ask, no("unsupported", { fallback: "copy" }), ["copy abc"], undefined],
    ["C17 share stands in", ask, no("unsupported", { fallback: "share" }), [`share ${url}`], undefined],
    [
      "C17 calendar stands in",
      { do: "bridge", with: { capability: "x", with: { title: "t", dates: [1] } } },
      no("none", { fallback: "calendar" }),
      ["dates t 1"],
      undefined,
    ],
    ["C17 open stands in, through its gate", ask, no("unsupported", { fallback: "open" }), [`open ${url}`], undefined],
    ["C17 nothing needs to stand in, whatever it was", after, no("timeout", { fallback: "skip" }), [], undefined],
    ["C17 nothing needs to stand in", after, no("none", { fallback: "skip" }), [], undefined],
    ["C17 what should have been hidden fails", manual, no("none", { fallback: "hide" }), [], "none "],
    ["A7 R71 a refusal leads to the manual way", manual, no("refused"), [], "refused "],
    ["A7 R71 a refusal for good says so", manual, no("refused", { final: true }), [], "refused for good"],
    ["R68 a time-out leads there too", manual, no("timeout"), [], "timeout "],
    ["X1 without a fail branch the catalogue speaks", ask, no("refused"), [], "caught"],
  ] as const)("%s", async (_, step, answer, did, value) => {
    const found = await run([step], answer);
    expect([found.did, found.said ?? undefined]).toEqual([did, value]);
  });

  it("C17 without documents nothing is asked, and it fails", async () => {
    expect(await run([manual], undefined)).toEqual({ asked: [], did: [], said: "none " });
  });
});

describe("tell", () => {
  const told: readonly PublishedStep[] = [
    { do: "tell", with: { capability: "x", with: { title: "t" } } },
    said("went on"),
  ];

  it("C17 tells the native app and goes on at once, whatever becomes of it", async () => {
    expect(await run(told, no("timeout"))).toEqual({ asked: ['x {"title":"t"}'], did: [], said: "went on" });
  });

  it("C17 tells nobody on the plain web", async () => {
    expect(await run(told, undefined)).toEqual({ asked: [], did: [], said: "went on" });
  });
});
