import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { EngineRoot } from "./engine-root.tsx";
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
  const bars = [{ path: "env.online", is: false, text: "bars.down", props: { tone: "warn" } }];
  Object.assign(engine, { chrome: { ...engine.chrome, bar: "bar", bars } });
  const get = engine.widgets.get;
  Object.assign(engine.widgets, {
    get: (type: string) => (type === "bar" ? Notice : get(type)),
  });
  const { queryByRole } = render(<EngineRoot engine={engine} />);
  const shows = (value: unknown) => act(async () => engine.state.write("env.online", value));
  expect(queryByRole("status")).toBeNull();
  await shows(false);
  await vi.waitFor(() => expect(queryByRole("status")?.textContent).toBe("warn: bars.down"));
  await shows(true);
  expect(queryByRole("status")).toBeNull();
});
