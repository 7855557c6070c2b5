import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { EngineRoot } from "./engine-root.tsx";
import { testApp } from "./testing/test-app.tsx";

afterEach(cleanup);

it("A4 R42 a bar shows as long as its value says so, on whatever screen", async () => {
  const { engine, unmount } = await testApp([]);
  unmount();
  const bars = [{ widget: "bar", path: "env.online", is: false }];
  Object.assign(engine, { chrome: { ...engine.chrome, bars } });
  const get = engine.widgets.get;
  Object.assign(engine.widgets, {
    get: (type: string) => (type === "bar" ? () => <p role="status">down</p> : get(type)),
  });
  const { queryByRole } = render(<EngineRoot engine={engine} />);
  const shows = (value: unknown) => act(async () => engine.state.write("env.online", value));
  expect(queryByRole("status")).toBeNull();
  await shows(false);
  await vi.waitFor(() => expect(queryByRole("status")?.textContent).toBe("down"));
  await shows(true);
  expect(queryByRole("status")).toBeNull();
});
