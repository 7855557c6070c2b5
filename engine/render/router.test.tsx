import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { HashRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Engine } from "../runtime/engine.ts";
import { Follow } from "./router.tsx";

afterEach(cleanup);
beforeEach(() => window.history.replaceState(null, "", "#/a0"));

/** An engine whose screens lead on from `/a<n>` to the next, up to the last. */
function leading(last: number) {
  const arrived: string[] = [];
  const strayed: string[] = [];
  const acted: string[] = [];
  const engine = {
    toasts: { acted: () => acted.push(window.location.hash) },
    arrivals: {
      isAt: () => false,
      arrive: async (path: string) => {
        arrived.push(path);
        const next = Number(path.slice(2)) + 1;
        if (next <= last) engine.navigator.go(`/a${next}`, { replace: true });
      },
      astray: (path: string) => strayed.push(path),
    },
  } as unknown as Engine;
  return { engine, arrived, strayed, acted };
}

const follow = (engine: Engine) =>
  render(
    <HashRouter>
      <Follow engine={engine} />
    </HashRouter>,
  );

it("R15 follows five redirects that nobody asked for", async () => {
  const { engine, arrived, strayed } = leading(5);
  follow(engine);
  await vi.waitFor(() => expect(arrived.at(-1)).toBe("/a5"));
  expect(strayed).toEqual([]);
});

it("R15 stops at the sixth with the error screen", async () => {
  const { engine, arrived, strayed } = leading(50);
  follow(engine);
  await vi.waitFor(() => expect(strayed).toEqual(["/a6"]));
  await act(async () => undefined);
  expect(arrived).toHaveLength(6);
});

it("R15 counts from the last tap on", async () => {
  const { engine, arrived, strayed } = leading(5);
  follow(engine);
  await vi.waitFor(() => expect(arrived.at(-1)).toBe("/a5"));
  for (let tap = 6; tap < 12; tap++) {
    fireEvent.pointerDown(document.body);
    act(() => engine.navigator.go(`/a${tap}`));
    await vi.waitFor(() => expect(arrived.at(-1)).toBe(`/a${tap}`));
  }
  expect(strayed).toEqual([]);
});

it("R46 two taps on what leads on are one step back: the second may come while the screen before still shows", async () => {
  const { engine, arrived } = leading(0);
  follow(engine);
  const before = window.history.length;
  act(() => {
    engine.navigator.go("/b1?x=1");
    engine.navigator.go("/b1?x=1");
  });
  await vi.waitFor(() => expect(arrived.at(-1)).toBe("/b1"));
  await act(async () => undefined);
  expect(window.history.length - before).toBe(1);
});

it("K12 a tap is somebody's doing, an address that changes is not", async () => {
  const { engine, arrived, acted } = leading(0);
  follow(engine);
  act(() => engine.navigator.go("/a1"));
  await vi.waitFor(() => expect(arrived.at(-1)).toBe("/a1"));
  act(() => engine.navigator.back("/a9"));
  await vi.waitFor(() => expect(arrived.at(-1)).toBe("/a0"));
  expect(acted).toEqual([]);
  fireEvent.pointerDown(document.body);
  expect(acted).toEqual(["#/a0"]);
});
