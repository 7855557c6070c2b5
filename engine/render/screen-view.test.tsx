import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Answer } from "../api/answer.ts";
import { failure } from "../api/failure.ts";
import type { NodeDocument } from "../document/grammar/node.ts";
import type { Step } from "../document/grammar/step.ts";
import { testApp } from "./testing/test-app.tsx";

afterEach(cleanup);

const content: NodeDocument = {
  widget: "box",
  props: { name: "content", text: { $: "reads.data.value.text" } },
};
const skeleton: NodeDocument = { widget: "box", props: { name: "skeleton" } };
const see: Step = { do: "set", with: { path: "screen.seen", value: { $: "reads.data.value.text" } } };
const ok = (text: string): Answer => ({ ok: true, content: { text } });
const failed: Answer = { ok: false, ...failure("business", "no") };

function answering() {
  const waiting: ((answer: Answer) => void)[] = [];
  const run = () => new Promise<Answer>((resolve) => waiting.push(resolve));
  return { run, waiting, answer: (given: Answer) => act(async () => waiting.shift()?.(given)) };
}

async function start(read: object = {}) {
  const call = answering();
  // Entering waits for the read, so the app is started without waiting for it.
  const started = testApp([content], {
    screen: { reads: { data: { call: "data", ...read } }, loading: [skeleton], on: { shown: [see] } },
    answers: { data: call.run },
  });
  await act(async () => undefined);
  return { call, started };
}

describe("a screen with reads", () => {
  it("S9 shows its skeleton until what it needs is there", async () => {
    const { call, started } = await start();
    expect(screen.getByTestId("skeleton")).toBeTruthy();
    expect(screen.queryByTestId("content")).toBeNull();
    await call.answer(ok("hello"));
    const { faults } = await started;
    expect(screen.getByTestId("content").textContent).toBe("hello");
    expect(screen.queryByTestId("skeleton")).toBeNull();
    expect(faults).toEqual([]);
  });

  it("X5 a failed read shows the failure with retry, and a retry that works shows the content", async () => {
    const { call, started } = await start();
    await call.answer(failed);
    await started;
    expect(screen.getByRole("alert").textContent).toContain("engine.failed");
    await act(async () => screen.getByText("retry").click());
    await call.answer(ok("at last"));
    expect(screen.getByTestId("content").textContent).toBe("at last");
  });

  it.each<[string, Answer, string]>([
    ["a refusal", { ok: false, ...failure("business", "no such thing"), status: 3198 }, "no such thing"],
    ["a refusal without a word", { ok: false, ...failure("business", " "), status: 3198 }, "engine.broken"],
    ["the server's own fault", { ok: false, ...failure("business", "system error") }, "system error"],
    ["no answer in time", { ok: false, ...failure("timeout", "late") }, "engine.failed-text"],
    ["a broken line", { ok: false, ...failure("network", "lost") }, "engine.failed-text"],
    ["what cannot be read", { ok: false, ...failure("contract", "odd") }, 'engine.failed-text {"context":"unread"}'],
    ["what cannot be opened", { ok: false, ...failure("fault", "odd") }, 'engine.failed-text {"context":"unread"}'],
  ])("R41 X1 X5 %s of a read is said in its place, with a retry", async (_what, answer, said) => {
    const { call, started } = await start();
    await call.answer(answer);
    await started;
    expect(screen.getByRole("alert").textContent).toBe(`engine.failed ${said}retry`);
  });

  it("R44 a server that asks to wait is waited for, as long as it said, and asked by itself then; presses meanwhile are no tries", async () => {
    const wait = (seconds: number): Answer => ({ ...failed, kind: "busy", status: 429, content: { seconds } });
    const { call, started } = await start();
    vi.useFakeTimers();
    await call.answer(wait(30));
    await started;
    const said = () => screen.getByRole("alert").textContent;
    expect(said()).toBe('engine.failed engine.wait {"seconds":30}retry');
    for (const left of [29, 28, 27, 26]) {
      await act(async () => screen.getByText("retry").click());
      await call.answer(wait(left));
      expect(said()).toBe(`engine.failed engine.wait {"seconds":${left}}retry`);
    }
    await act(() => vi.advanceTimersByTimeAsync(25_999));
    expect(call.waiting).toHaveLength(0);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(call.waiting).toHaveLength(1);
    await call.answer(ok("at last"));
    expect(screen.getByTestId("content").textContent).toBe("at last");
    vi.useRealTimers();
  });

  it("X1 X5 what a read was refused with is said of each try as it was refused then, and of the last", async () => {
    const { call, started } = await start();
    const said = () => screen.getByRole("alert").textContent;
    for (const message of ["once", "twice", "three times", "at the end"]) {
      await call.answer({ ok: false, ...failure("business", message), status: 3198 });
      await started;
      expect(said()).toBe(`engine.failed ${message}retry`);
      await act(async () => screen.getByText("retry").click());
    }
  });

  it("what is done once the content shows waits for it, and is done once", async () => {
    const { call, started } = await start();
    await call.answer(failed);
    const { visit } = await started;
    const done = vi.spyOn(visit, "run");
    const times = () => done.mock.calls.filter(([steps]) => steps === visit.session.document.on?.shown).length;
    expect(visit.session.read("screen.seen")).toBeUndefined();
    await act(async () => screen.getByText("retry").click());
    expect(visit.session.read("screen.seen")).toBeUndefined();
    await call.answer(ok("at last"));
    expect(visit.session.read("screen.seen")).toBe("at last");
    expect(times()).toBe(1);
    void visit.reads.start();
    await call.answer(ok("newer"));
    expect(times()).toBe(1);
  });

  it("X5 K15 an optional read holds the screen back for a second at most; that its part is missing is said above, until a retry works", async () => {
    vi.useFakeTimers();
    const { call, started } = await start({ optional: true });
    await act(() => vi.advanceTimersByTimeAsync(999));
    expect(screen.getByTestId("skeleton")).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.queryByTestId("skeleton")).toBeNull();
    vi.useRealTimers();
    await call.answer(failed);
    await started;
    expect(screen.getByRole("alert").textContent).toContain("engine.gap");
    await act(async () => screen.getByText("retry").click());
    expect(screen.getByRole("alert").textContent).toContain("engine.gap");
    await call.answer(ok("at last"));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByTestId("content").textContent).toBe("at last");
  });

  it.each<[string, object, Answer]>([
    ["a refusal is an answer", { optional: true }, { ok: false, ...failure("business", "no"), status: 3199 }],
    ["the screen says it itself", { optional: "quiet" }, failed],
  ])("an optional read that fails is not said where %s", async (_title, read, answer) => {
    const { call, started } = await start(read);
    await call.answer(answer);
    await started;
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("a refresh that fails keeps what is shown", async () => {
    const { call, started } = await start();
    await call.answer(ok("first"));
    const { visit } = await started;
    void visit.reads.start();
    await call.answer(failed);
    expect(screen.getByTestId("content").textContent).toBe("first");
    expect(visit.session.read("reads.data.error.message")).toBe("no");
  });

  it("an answer that comes after the screen was left changes nothing", async () => {
    const { call, started } = await start();
    await call.answer(ok("first"));
    const { visit } = await started;
    void visit.reads.start();
    visit.leave();
    await call.answer(ok("late"));
    expect(visit.session.read("reads.data.value.text")).toBe("first");
  });
});

describe("the frame of a screen", () => {
  it.each([
    ["none", 0],
    ["back", 1],
    ["plain", 1],
  ] as const)("header %s", async (header, count) => {
    await testApp([], { screen: { header } });
    expect(screen.queryAllByRole("heading")).toHaveLength(count);
  });

  it("there is a form only where there are fields", async () => {
    const { unmount } = await testApp([], { screen: { form: { a: {} } } });
    expect(document.querySelectorAll("form")).toHaveLength(1);
    unmount();
    await testApp([]);
    expect(document.querySelectorAll("form")).toHaveLength(0);
  });
});

describe("the title of a screen", () => {
  const titled = (title: unknown, more: Parameters<typeof testApp>[1] = {}) =>
    testApp([{ widget: "box", props: { name: "content" } }], { ...more, screen: { title, ...more.screen } });

  it("follows what it reads, as a node does", async () => {
    const { engine, write } = await titled({ $: { var: ["screen.name", "first"] } });
    const told = vi.spyOn(engine.host, "setTitle");
    await write("screen.name", "second");
    expect(screen.getByText("second")).toBeTruthy();
    expect(told.mock.calls).toEqual([["second"]]);
    await write("screen.other", "x");
    expect(told).toHaveBeenCalledTimes(1);
  });

  it("is nothing while it misses a value, is reported then, and comes with the value", async () => {
    const { faults, write } = await titled({ $: { cat: ["Hello ", { var: "screen.name" }] } });
    expect(faults).toEqual([
      expect.objectContaining({ screen: "test", message: expect.stringContaining("missing value") }),
    ]);
    expect(screen.getByTestId("content")).toBeTruthy();
    await write("screen.name", "you");
    expect(screen.getByText("Hello you")).toBeTruthy();
  });

  it("waits in silence for what is being read", async () => {
    const greeting = { cat: ["Hello ", { var: "reads.data.value.text" }] };
    const { faults, write } = await titled({ $: { if: [{ var: "screen.on" }, greeting, "Before"] } });
    await write("reads.data", { status: "loading" });
    await write("screen.on", true);
    expect(screen.queryByText("Before")).toBeNull();
    await write("reads.data", { status: "ok", value: { text: "you" } });
    expect(screen.getByText("Hello you")).toBeTruthy();
    expect(faults).toEqual([]);
  });
});

describe("the nodes of a document", () => {
  it("are bound once, until another language is spoken", async () => {
    const { engine, visit } = await testApp([{ widget: "box", props: { name: "content" } }]);
    const { children } = visit.session.document;
    const before = engine.bound(children);
    expect(before.nodes).toBe(visit.nodes);
    await act(async () => engine.arrivals.arrive("/test"));
    expect(engine.stage.kind === "visit" && engine.stage.visit.nodes).toBe(visit.nodes);
    await act(() => engine.switchLanguage("zh_CN"));
    expect(engine.stage.kind === "visit" && engine.stage.visit.nodes).not.toBe(visit.nodes);
  });
});
