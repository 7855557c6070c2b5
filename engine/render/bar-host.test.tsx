import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { EngineContext } from "./engine-context.ts";
import { EngineRoot } from "./engine-root.tsx";
import { ScreenFailure } from "./screen-failure.tsx";
import { testApp } from "./testing/test-app.tsx";

afterEach(cleanup);

const Notice = ({ tone, text }: { tone: string; text: string }) => (
  <p role="status">
    {tone}: {text}
  </p>
);

it("A4 R42 a bar shows as long as its value says so, on whatever screen", async () => {
  const { engine, unmount } = await testApp([]);
  unmount();
  const words = { text: "bars.down", asOf: "bars.old", bare: "bars.alone" };
  const bars = [{ path: "env.online", is: false, ...words, props: { tone: "warn" } }];
  Object.assign(engine, { chrome: { ...engine.chrome, bar: "bar", bars } });
  const get = engine.widgets.get;
  Object.assign(engine.widgets, {
    get: (type: string) => (type === "bar" ? Notice : get(type)),
  });
  const { queryByRole, container } = render(<EngineRoot engine={engine} />);
  const shows = (value: unknown) => act(async () => engine.state.write("env.online", value));
  expect(queryByRole("status")).toBeNull();
  await shows(false);
  await vi.waitFor(() => expect(queryByRole("status")?.textContent).toBe("warn: bars.down"));
  // What shows is old: the bar says so, and the screen does not say it a second time.
  const { stage } = engine;
  if (stage.kind !== "visit") throw new Error("no screen is shown");
  await act(async () => stage.visit.reads.since.write(1_795_154_400_000));
  expect(queryByRole("status")?.textContent).toBe(`warn: bars.old {"time":"1795154400000"}`);
  expect(container.querySelector("#screen-gap")).toBeNull();
  // Nothing of the screen shows: nothing is old, and nothing is there to be lost.
  await act(async () => {
    stage.visit.reads.since.write(undefined);
    stage.visit.reads.phase.write("failed");
  });
  expect(queryByRole("status")?.textContent).toBe("warn: bars.alone");
  await act(async () => {
    stage.visit.reads.phase.write("ready");
    stage.visit.reads.since.write(1_795_154_400_000);
  });
  // With a line nobody answers, and the screen alone says it.
  await shows(true);
  expect(queryByRole("status")).toBeNull();
  expect(container.textContent).toContain("engine.as-of");
});

const down = [
  { path: "env.online", is: false, text: "bars.down", props: {}, way: { text: "bars.way", to: "/offline" } },
];
const WayOn = ({ way, emit }: { way?: string; emit: (event: string) => void }) => (
  <p role="status">{way === undefined ? "nowhere" : <button onClick={() => emit("press")}>{way}</button>}</p>
);
const Failure = ({ secondaryLabel, emit }: { secondaryLabel?: string; emit: (event: string) => void }) =>
  secondaryLabel === undefined ? <p>failed</p> : <button onClick={() => emit("secondary")}>{secondaryLabel}</button>;

async function withBars() {
  const { engine, went, unmount } = await testApp([]);
  unmount();
  Object.assign(engine, { chrome: { ...engine.chrome, bar: "bar", failure: "failed", bars: down } });
  const get = engine.widgets.get;
  const own: Readonly<Record<string, unknown>> = { bar: WayOn, failed: Failure };
  Object.assign(engine.widgets, { get: (type: string) => own[type] ?? get(type) });
  return { engine, went };
}

it("S30 a bar leads to what can be done meanwhile, and is not where that is said", async () => {
  const { engine, went } = await withBars();
  const { getByRole, queryByRole } = render(<EngineRoot engine={engine} />);
  await act(async () => engine.state.write("env.online", false));
  await vi.waitFor(() => getByRole("button"));
  await act(async () => getByRole("button").click());
  expect(went).toEqual(["/offline"]);
  const { stage } = engine;
  if (stage.kind !== "visit") throw new Error("there is a visit");
  Object.assign(stage.visit.session.route, { path: "/offline" });
  await act(async () => engine.ui.stage.write({ ...stage }));
  expect(queryByRole("status")).toBeNull();
});

it("S30 a screen that failed leads there as well, as long as the bar shows", async () => {
  const { engine, went } = await withBars();
  const failed = () =>
    render(
      <EngineContext value={engine}>
        <ScreenFailure tries={0} retry={() => undefined} />
      </EngineContext>,
    );
  const { container, getByRole } = failed();
  expect(container.textContent).toBe("failed");
  // That there is no line may be found out after the screen failed.
  await act(async () => engine.state.write("env.online", false));
  await act(async () => getByRole("button").click());
  expect(went).toEqual(["/offline"]);
});
