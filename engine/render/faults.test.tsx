import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Answer } from "../api/answer.ts";
import type { NodeDocument } from "../document/grammar/node.ts";
import { OuterBoundary } from "./outer-boundary.tsx";
import { testApp } from "./testing/test-app.tsx";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const section = (name: string, ...children: NodeDocument[]): NodeDocument => ({
  widget: "box",
  props: { name },
  children,
});
const leave: NodeDocument = { widget: "button", props: { name: "leave" }, on: { press: [{ do: "logout" }] } };
const show = (name: string, expression: unknown): NodeDocument => ({
  widget: "box",
  props: { name, text: { $: expression } },
});
const late: NodeDocument = { widget: "late-breaker", props: { bad: { $: { var: ["screen.bad", false] } } } };

/** What a browser makes of an error that nobody caught; a page tracks it (`app/tracking/early-tracking.ts`). */
function uncaught(): string[] {
  const heard: string[] = [];
  const hear = (error: Error) => void heard.push(error.message);
  vi.stubGlobal("reportError", hear);
  window.addEventListener("error", (event) => {
    event.preventDefault();
    hear((event as ErrorEvent).error as Error);
  });
  return heard;
}

describe("a widget that breaks", () => {
  it("R24 in an effect takes itself away alone; what is beside it goes on, also the way out", async () => {
    const { write, faults, engine } = await testApp([section("one", late), section("two"), leave]);
    engine.state.write("session.token", "t");
    await write("screen.bad", true);
    expect(screen.queryByText("late handler")).toBeNull();
    expect(screen.getByTestId("one")).toBeTruthy();
    expect(screen.getByTestId("two")).toBeTruthy();
    expect(faults).toEqual([expect.objectContaining({ widget: "late-breaker", message: "broken effect" })]);
    await act(async () => screen.getByText("leave").click());
    expect(engine.known).toBe(false);
  });

  it("R24 in a handler stays where it is, and the page is told", async () => {
    const heard = uncaught();
    const { engine } = await testApp([section("one", late), leave]);
    engine.state.write("session.token", "t");
    await act(async () => screen.getByText("late handler").click());
    expect(heard).toContain("broken handler");
    expect(screen.getByText("late handler")).toBeTruthy();
    await act(async () => screen.getByText("leave").click());
    expect(engine.known).toBe(false);
  });

  it("R24 in a promise stays where it is, and the page is told", async () => {
    const lost = new Promise<Error>((settle) => process.once("unhandledRejection", (error) => settle(error as Error)));
    const { engine } = await testApp([section("one", late), leave]);
    engine.state.write("session.token", "t");
    await act(async () => screen.getByText("late promise").click());
    expect((await lost).message).toBe("broken promise");
    expect(screen.getByText("late promise")).toBeTruthy();
    await act(async () => screen.getByText("leave").click());
    expect(engine.known).toBe(false);
  });

  it("R5 that nobody knows leaves its section's place empty, and the other sections stand", async () => {
    const { faults } = await testApp([
      section("one", { widget: "from-a-newer-release" }, section("inside")),
      section("two"),
    ]);
    for (const name of ["one", "inside", "two"]) expect(screen.getByTestId(name)).toBeTruthy();
    expect(faults).toEqual([expect.objectContaining({ message: 'unknown widget "from-a-newer-release"' })]);
  });

  it.each<[string, NodeDocument, string?]>([
    ["is unknown", { widget: "from-a-newer-release" }],
    ["is unknown, deep inside", section("deep", { widget: "from-a-newer-release" })],
    ["breaks", { widget: "breaker", props: { bad: true } }],
    ["misses a value", { widget: "box", props: { text: { $: { "+": [{ var: "screen.cost" }, 1] } } } }],
  ])("R5 that %s shows what its document declares for that, and its siblings stand", async (_how, node) => {
    const { faults } = await testApp([{ ...section("one", node), fallback: [section("instead")] }, section("two")]);
    for (const name of ["one", "instead", "two"]) expect(screen.getAllByTestId(name)).toHaveLength(1);
    expect(faults).toHaveLength(1);
  });

  it("R5 shows no fallback before the first screen of a page is entered, while a read has not begun", async () => {
    const node = { widget: "box", props: { text: { $: { "+": [{ var: "reads.data.value.number" }, 1] } } } };
    const { faults } = await testApp([{ ...section("one", node), fallback: [section("instead")] }], {
      screen: { reads: { data: { call: "quick", optional: true } } },
      answers: { quick: async () => ({ ok: true, content: { number: 1 } }) },
    });
    expect(screen.queryAllByTestId("instead")).toEqual([]);
    expect(faults).toEqual([]);
  });

  it("R5 a fallback that fails itself shows nothing, and does not go round", async () => {
    await testApp([{ widget: "no", fallback: [{ widget: "neither" }, section("rest")] }, section("two")]);
    for (const name of ["rest", "two"]) expect(screen.getByTestId(name)).toBeTruthy();
  });

  it("R24 a fault that has nothing to do with what is being read is reported at once; one that has waits for it", async () => {
    let settle: (answer: Answer) => void = () => undefined;
    const slow = () => new Promise<Answer>((resolve) => (settle = resolve));
    const started = testApp(
      [
        show("own", { "+": [{ var: "screen.none" }, 1] }),
        show("theirs", { "+": [{ var: "reads.data.value.number" }, 1] }),
      ],
      { screen: { reads: { data: { call: "slow", optional: true } } }, answers: { slow } },
    );
    await act(async () => undefined);
    await act(async () => settle({ ok: true, content: {} }));
    const { faults } = await started;
    expect(faults.map(({ node }) => node)).toEqual(["0", "1"]);
  });

  it.each<[string, NodeDocument]>([
    ["breaks", { widget: "breaker", props: { bad: true } }],
    ["is unknown", { widget: "from-a-newer-release" }],
    ["misses a value", { widget: "box", props: { text: { $: { "+": [{ var: "screen.cost" }, 1] } } } }],
    ["has one inside that breaks", section("cost", { widget: "breaker", critical: true, props: { bad: true } })],
  ])("R6 without which nothing may be shown blocks the screen when it %s", async (_how, node) => {
    await testApp([section("agree"), { ...node, critical: true }]);
    expect(screen.getByRole("alert").textContent).toContain("engine.failed");
    expect(screen.queryByTestId("agree")).toBeNull();
  });
});

it("R25 when what draws the screens breaks, words and a reload are left, and it is reported", async () => {
  const { engine, faults } = await testApp([]);
  cleanup();
  const Broken = () => {
    throw new Error("broken drawing");
  };
  render(
    <OuterBoundary engine={engine}>
      <Broken />
    </OuterBoundary>,
  );
  expect(screen.getByRole("alert").textContent).toContain("engine.broken");
  expect(screen.getByRole("button", { name: "engine.reload" })).toBeTruthy();
  expect(faults).toEqual([expect.objectContaining({ place: "outer", message: "broken drawing" })]);
});

it("R25 a failure panel that breaks itself ends in the same words", async () => {
  const { engine, write } = await testApp([
    { widget: "breaker", critical: true, props: { bad: { $: { var: ["screen.bad", false] } } } },
  ]);
  Object.assign(engine.chrome, { failure: "header" });
  vi.spyOn(engine.widgets, "get").mockReturnValue(() => {
    throw new Error("broken panel");
  });
  await write("screen.bad", true);
  expect(document.body.textContent).toContain("engine.broken");
});

it("R25 a toast that cannot be drawn takes only itself away", async () => {
  const { engine, faults } = await testApp([section("screen")]);
  Object.assign(engine.chrome, { toast: "breaker" });
  vi.spyOn(engine.widgets, "get").mockReturnValue(() => {
    throw new Error("broken toast");
  });
  await act(async () => engine.toasts.show("said", "info"));
  expect(screen.getByTestId("screen")).toBeTruthy();
  expect(faults).toEqual([expect.objectContaining({ place: "outer", message: "broken toast" })]);
});
