import { describe, expect, it } from "vitest";
import type { Answer } from "../api/answer.ts";
import type { PublishedStep } from "../document/published.ts";
import { closeExpression } from "../expression/compile.ts";
import { testVisit } from "../render/testing/test-visit.ts";
import { readFailed, settleUnasked } from "./run-steps.ts";
import { call, refused, say } from "./testing/steps.ts";

describe("again", () => {
  const asks: Answer = { ok: false, kind: "business", status: 1015, message: "code", content: {}, call: "guarded" };
  const again: PublishedStep = { do: "again", with: { body: { code: { $: "screen.code" } } } };
  const guarded = (entry: readonly PublishedStep[]) => {
    const bodies: unknown[] = [];
    const code = (body: Readonly<Record<string, unknown>>) => body.code;
    return {
      bodies,
      app: testVisit({
        answers: {
          guarded: async (body) => {
            bodies.push(body);
            return code(body) === "right" ? { ok: true, content: { id: "x" } } : asks;
          },
        },
        catalogue: [
          { id: "captcha", status: [1015], always: true, then: entry },
          { id: "fault", kind: "fault", then: [say("fault")] },
        ],
      }),
    };
  };
  const send = call("guarded", {
    with: { call: "guarded", body: { phone: "080" } },
    ok: [{ do: "set", with: { path: "screen.said", value: { $: "result.id" } } }],
    fail: [say("own")],
  });

  it("X4 repeats the call with more in its body, and the step goes on as if it had succeeded at once", async () => {
    const { app, bodies } = guarded([{ do: "set", with: { path: "screen.code", value: "right" } }, again]);
    const { visit } = app;
    const whole = await visit.run([send, { do: "set", with: { path: "screen.next", value: true } }]);
    expect(bodies).toEqual([{ phone: "080" }, { phone: "080", code: "right" }]);
    expect([whole, visit.session.read("screen.said"), visit.session.read("screen.next")]).toEqual([true, "x", true]);
  });

  it("X4 a wrong code asks again until it is right", async () => {
    const codes = ["wrong", "worse", "right"];
    const { app, bodies } = guarded([{ do: "call", with: { call: "next-code" }, as: "screen.code" }, again]);
    const { visit, answers } = app;
    answers["next-code"] = async () => ({ ok: true, content: codes.shift() });
    await visit.run([send]);
    expect(bodies.map((body) => (body as { code?: string }).code)).toEqual([undefined, "wrong", "worse", "right"]);
  });

  it("X4 R51 repeats what was sent, whatever is otherwise by then", async () => {
    const { app, bodies } = guarded([
      { do: "set", with: { path: "screen.amount", value: 1_299_950 } },
      { do: "set", with: { path: "screen.renewing", value: false } },
      { do: "set", with: { path: "screen.code", value: "right" } },
      again,
    ]);
    const { visit } = app;
    visit.session.write("screen.amount", 299_950);
    visit.session.write("screen.renewing", true);
    const body = { amount: { $: "screen.amount" } };
    expect(
      await visit.run([{ ...send, if: closeExpression("screen.renewing"), with: { call: "guarded", body } }]),
    ).toBe(true);
    expect(bodies).toEqual([{ amount: 299_950 }, { amount: 299_950, code: "right" }]);
    expect(visit.session.read("screen.said")).toBe("x");
  });

  it("X4 a code that nobody gives ends the run without the step's own branch", async () => {
    const { app, bodies } = guarded([]);
    const { visit } = app;
    expect(await visit.run([send])).toBe(false);
    expect(bodies).toHaveLength(1);
    expect(visit.session.read("screen.said")).toBeUndefined();
  });

  it("X4 a step's own branch repeats its call too, and handles what the repeated call comes to", async () => {
    const codes = ["wrong", "right"];
    const { app, bodies } = guarded([]);
    const { visit, engine, answers } = app;
    engine.catalogue.find = () => undefined;
    answers["next-code"] = async () => ({ ok: true, content: codes.shift() });
    const own = {
      ...send,
      fail: [{ ...call("next-code"), ok: [{ do: "again", with: { body: { code: { $: "result" } } } }] }],
    };
    expect(await visit.run([own])).toBe(true);
    expect(bodies.map((body) => (body as { code?: string }).code)).toEqual([undefined, "wrong", "right"]);
    expect(visit.session.read("screen.said")).toBe("x");
  });

  it("where no call has failed there is nothing to repeat", async () => {
    const { app } = guarded([]);
    const { visit } = app;
    await visit.run([{ do: "again" }]);
    expect(visit.session.read("screen.said")).toBe("fault");
  });
});

describe("take", () => {
  const unsettled: Answer = {
    ok: false,
    kind: "unsettled",
    status: -1,
    message: "",
    content: { key: "k" },
    call: "pay",
  };
  const pay = (more: Partial<PublishedStep> = {}): PublishedStep => call("pay", more);
  const open = (answer: unknown) => ({
    answers: { pay: async () => unsettled },
    catalogue: [
      { id: "open", kind: "unsettled", always: true, then: [{ do: "take", with: { answer } }] },
      { id: "last", then: [{ do: "set", with: { path: "screen.said", value: { $: "result.message" } } }] },
    ],
  });

  it.each<[what: string, answer: unknown, said: unknown, whole: boolean]>([
    ["was carried out", { ok: true, content: { id: "x" } }, "x", true],
    ["was refused", { ...refused, call: undefined }, "own 3101", false],
    ["is not known", null, "own -1", false],
  ])("R47 a call that %s goes on as if it had come to that at once", async (_, answer, said, whole) => {
    const { visit } = testVisit(open(answer));
    const ok = [{ do: "set", with: { path: "screen.said", value: { $: "result.id" } } }];
    const fail = [
      { do: "set", with: { path: "screen.said", value: { $: { cat: ["own ", { var: "result.status" }] } } } },
    ];
    expect(await visit.run([pay({ ok, fail })])).toBe(whole);
    expect(visit.session.read("screen.said")).toBe(said);
  });

  it("R47 a `fail` of what is not known may repeat the call with more in its body, and its step goes on", async () => {
    const bodies: unknown[] = [];
    const { catalogue } = open(null);
    const answers = {
      pay: async (body: unknown) => (bodies.push(body) === 1 ? unsettled : { ok: true as const, content: { id: "x" } }),
    };
    const { visit } = testVisit({ answers, catalogue });
    const ok = [{ do: "set", with: { path: "screen.said", value: { $: "result.id" } } }];
    const send = { with: { call: "pay", body: { amount: 1 } }, ok };
    expect(await visit.run([pay({ ...send, fail: [{ do: "again", with: { body: { code: "1" } } }] })])).toBe(true);
    expect([bodies, visit.session.read("screen.said")]).toEqual([[{ amount: 1 }, { amount: 1, code: "1" }], "x"]);
  });

  it("R47 what is not known is nothing for a `fail` of certain codes", async () => {
    const { visit } = testVisit(open(null));
    expect(await visit.run([pay({ fail: [say("own")], failFor: [-1] })])).toBe(false);
    expect(visit.session.read("screen.said")).toBeUndefined();
  });

  it("R47 a refusal that its own `fail` is not for is the catalogue's", async () => {
    const { visit } = testVisit(open(refused));
    expect(await visit.run([pay({ fail: [say("own")], failFor: [7] })])).toBe(false);
    expect(visit.session.read("screen.said")).toBe("refused");
  });
});

describe("a read that failed", () => {
  const body: PublishedStep = { do: "again", with: { body: { code: "1" } } };
  const entries = [
    { id: "guarded", status: [1015], always: true, then: [body] },
    { id: "refused", kind: "business", then: [say("refused"), body] },
    { id: "timeout", kind: "timeout", then: [say("timeout")] },
    { id: "network", kind: "network", then: [say("network")] },
    { id: "last", then: [say("last")] },
  ];
  const found = (kind: "business" | "timeout" | "network" | "contract", status = -1) =>
    ({ kind, status, message: "", content: null, call: "read" }) as const;

  it.each<[failure: ReturnType<typeof found>, said: unknown, further: unknown]>([
    [found("business", 1015), undefined, { code: "1" }],
    [found("business", 3101), undefined, undefined],
    [found("contract"), undefined, undefined],
    [found("timeout"), "timeout", undefined],
    [found("network"), "network", undefined],
  ])("X5 %j concerns the whole app as far as it says: %j", async (failure, said, further) => {
    const { engine, visit } = testVisit({ catalogue: entries });
    const at = { app: engine, scene: visit, scope: {} };
    expect([await readFailed(failure, at), visit.session.read("screen.said")]).toEqual([further, said]);
  });
});

describe("R47 R48 a call that was sent before, of which nobody waits to hear", () => {
  const lost = { kind: "unsettled", status: -1, message: "", content: { key: "k" }, call: "pay" } as const;
  const word = (text: string): PublishedStep => ({
    do: "set",
    with: {
      path: "screen.said",
      value: { $: { cat: [text, " ", { var: "result.call" }, " ", { var: "result.message" }] } },
    },
  });
  const never: Answer = { ok: false, kind: "unarrived", status: -1, message: "", content: null };

  it.each<[what: string, asking: readonly PublishedStep[], said: unknown]>([
    ["was done: what asked has said it", [say("done"), { do: "take", with: { answer: { ok: true } } }], "done"],
    ["was refused: the last words say why", [{ do: "take", with: { answer: refused } }], "last pay refused"],
    ["never came: its own words say so", [{ do: "take", with: { answer: never } }], "never pay "],
    ["is not known: nothing more is said", [say("asked"), { do: "take" }], "asked"],
    ["is not asked about: nothing more is said", [say("asked")], "asked"],
    ["is repeated by nobody", [say("asked"), { do: "again", with: { body: { code: "1" } } }], "asked"],
  ])("%s", async (_, asking, said) => {
    const { engine, visit } = testVisit({
      catalogue: [
        { id: "asking", kind: "unsettled", always: true, then: asking },
        { id: "never", kind: "unarrived", then: [word("never")] },
        { id: "refused", status: [3101], then: [word("by its code")] },
        { id: "last", then: [word("last")] },
      ],
    });
    await settleUnasked(lost, { app: engine, scene: visit, scope: {} });
    expect(visit.session.read("screen.said")).toBe(said);
  });

  it("is asked about by the last entry where none is for it", async () => {
    const { engine, visit } = testVisit({ catalogue: [{ id: "other", kind: "network", then: [word("other")] }] });
    await settleUnasked(lost, { app: engine, scene: visit, scope: {} });
    expect(visit.session.read("screen.said")).toBe("other pay ");
  });
});
