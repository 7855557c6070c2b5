import { afterEach, expect, it, vi } from "vitest";
import { AppState, type Engine } from "../../engine/index.ts";
import { Watchable } from "../../engine/testing.ts";
import { keepRelease } from "./keep-release.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const state = new AppState({});
for (const [name, value] of [
  ["b", "716"],
  ["c", "104"],
] as const)
  state.write(`session.${name}`, value);
const engine = { state, ui: { language: new Watchable("en_US") } } as unknown as Engine;

/** A page whose workers say these one after the other, each as the one before says that it is renewed. */
function withWorkers(...says: readonly unknown[]) {
  const asked: unknown[] = [];
  const container = new EventTarget();
  const rest = [...says];
  const controller = {
    postMessage: (message: unknown, [port]: readonly MessagePort[]) => {
      asked.push(message);
      const answer = rest.shift();
      if (answer !== undefined) port?.postMessage(answer);
      if (rest.length > 0) setTimeout(() => container.dispatchEvent(new Event("controllerchange")), 5);
    },
  };
  vi.stubGlobal("navigator", { serviceWorker: Object.assign(container, { controller }) });
  return asked;
}

it("R10 S29 settles with the release that is held, and says for which pair, language and path", async () => {
  const asked = withWorkers({ release: "r2" });
  expect(await keepRelease(engine)).toMatchObject({ release: "r2" });
  expect(asked).toMatchObject([
    { shown: { business: "716", channel: "104" }, keep: { path: location.pathname, language: "en_US" } },
  ]);
});

it.each([
  ["/716/104/en_US/", "/716/104/zh_CN/"],
  ["/716/104/en_US/index.html", "/716/104/zh_CN/"],
  ["/", "/"],
])("S29 S22 at %s in a language that was chosen there, the page at %s is kept", async (here, path) => {
  window.history.replaceState(null, "", here);
  const asked = withWorkers({ release: "r2" });
  await keepRelease({ state: engine.state, ui: { language: new Watchable("zh_CN") } } as unknown as Engine);
  expect(asked).toMatchObject([{ keep: { path, language: "zh_CN" } }]);
  window.history.replaceState(null, "", "/");
});

it("S29 asks the worker of the next build where this one does not know its files", async () => {
  withWorkers({ renewing: true }, { release: "r2" });
  expect(await keepRelease(engine)).toMatchObject({ release: "r2" });
});

it("S29 settles with the word that the brand is closed", async () => {
  withWorkers({ closed: true });
  expect(await keepRelease(engine)).toMatchObject({ closed: true });
});

it.each([
  ["it could not", [{}]],
  ["it says something odd", [{ release: 7 }]],
  ["it says nothing at all", ["late"]],
])("S29 settles with nothing where %s", async (_why, says) => {
  vi.useFakeTimers();
  withWorkers(...(says[0] === "late" ? [] : says));
  const held = keepRelease(engine);
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await held).release).toBeUndefined();
});

it("S29 settles with nothing where there is no worker, or the browser has none", async () => {
  vi.stubGlobal("navigator", {
    serviceWorker: { addEventListener: () => undefined, getRegistration: async () => undefined },
  });
  expect(await keepRelease(engine)).toEqual({});
  vi.stubGlobal("navigator", {});
  expect(await keepRelease(engine)).toEqual({});
});
