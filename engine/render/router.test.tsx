import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { HashRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Engine } from "../runtime/engine.ts";
import { AppRouter, Follow } from "./router.tsx";
import { testReady } from "./testing/test-visit.ts";

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
      giveUp: () => false,
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

it("R46 two taps on what leads back are one step, and the next is one again", async () => {
  const { engine, arrived } = leading(0);
  follow(engine);
  for (const to of ["/a7", "/a8", "/a9"]) {
    act(() => engine.navigator.go(to));
    await vi.waitFor(() => expect(arrived.at(-1)).toBe(to));
  }
  act(() => {
    engine.navigator.back("/a0");
    engine.navigator.back("/a0");
  });
  await vi.waitFor(() => expect(arrived.at(-1)).toBe("/a8"));
  // Whatever else was on its way would be there before a step that is taken now.
  act(() => engine.navigator.back("/a0"));
  await vi.waitFor(() => expect(arrived.at(-1)).toBe("/a7"));
  expect(arrived.slice(-3)).toEqual(["/a9", "/a8", "/a7"]);
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

/** The app on `/from` and then at a screen whose guard asks in a dialog, which must be answered or not. */
async function asking(closable: boolean) {
  window.history.replaceState(null, "", "#/from");
  const { engine } = testReady([], {
    screen: { guard: [{ do: "dialog", with: { dialog: "ask" } }, { do: "enter" }] },
    others: [
      { id: "from", route: "/from", children: [] },
      { id: "other", route: "/other", children: [] },
    ],
    dialogs: [{ id: "ask", closable, children: [] }],
  });
  const arriving = vi.spyOn(engine.arrivals, "arrive");
  render(<AppRouter engine={engine} />);
  const shown = () => (engine.stage.kind === "visit" ? engine.stage.visit.session.id : engine.stage.kind);
  await vi.waitFor(() => expect(shown()).toBe("from"));
  act(() => engine.navigator.go("/test"));
  await vi.waitFor(() => expect(engine.dialogs.stack).toHaveLength(1));
  await vi.waitFor(() => expect(window.history.state).toMatchObject({ held: true }));
  /**
   * Addresses as a browser has them that are entered: the history has an entry more and the page is told, which is drawn
   * when the guard is over and has led to whatever it leads to.
   */
  const enter = (...addresses: readonly string[]) =>
    act(async () => {
      for (const address of addresses) {
        window.history.pushState(null, "", `#${address}`);
        window.dispatchEvent(new PopStateEvent("popstate"));
      }
      await Promise.all(arriving.mock.results.map(({ value }) => value));
    });
  return { engine, shown, enter };
}

it.each([true, false])(
  "S2 R39 an address that is entered while a guard asks wins, and its dialog goes (closable: %s)",
  async (closable) => {
    const { engine, shown, enter } = await asking(closable);
    await enter("/other");
    expect(engine.dialogs.stack).toEqual([]);
    await vi.waitFor(() => expect(shown()).toBe("other"));
    expect([window.location.hash, shown()]).toEqual(["#/other", "other"]);
  },
);

it("R39 who is back before the page could follow is asked anew", async () => {
  const { engine, shown, enter } = await asking(true);
  const [first] = engine.dialogs.stack;
  await enter("/other", "/test");
  await vi.waitFor(() => expect(engine.dialogs.stack).toHaveLength(1));
  expect(engine.dialogs.stack[0]).not.toBe(first);
  expect(shown()).toBe("test");
});

it("D7 R64 an entry that a dialog left when its page was loaded anew is in nobody's way", async () => {
  window.history.pushState({ held: true }, "", "#/a0");
  const { engine } = leading(0);
  follow(engine);
  await vi.waitFor(() => expect(window.history.state).not.toMatchObject({ held: true }));
  expect(window.location.hash).toBe("#/a0");
});

it("R64 back while a guard asks closes its dialog, and leads to where he was", async () => {
  const { engine, shown } = await asking(true);
  act(() => window.history.back());
  await vi.waitFor(() => expect(shown()).toBe("from"));
  expect([window.location.hash, engine.dialogs.stack]).toEqual(["#/from", []]);
});
