import { afterEach, expect, it, vi } from "vitest";
import { AppState, type Engine } from "../../engine/index.ts";
import { Watchable } from "../../engine/testing.ts";
import type { Boot } from "../../publish/page/boot.ts";
import { cacheName } from "./shelf.ts";
import { startWorker } from "./start-worker.ts";

afterEach(() => vi.unstubAllGlobals());

// A page that is told that the worker is withdrawn looks at neither.
const engine = {} as Engine;
const boot = {} as Boot;

it("S31 what a worker keeps is gone with it, also of one that is just being installed", async () => {
  const open = new Set([cacheName, "another"]);
  const unregister = async () => {
    // As browsers do: an installation goes to its end before its worker is given up.
    await new Promise((settle) => setTimeout(settle, 5));
    open.add(cacheName);
    return true;
  };
  vi.stubGlobal("fetch", async () => Response.json({ off: true }));
  vi.stubGlobal("caches", { delete: async (name: string) => open.delete(name) });
  vi.stubGlobal("navigator", { serviceWorker: { getRegistrations: async () => [{ unregister }] } });
  await startWorker(engine, boot);
  expect([...open]).toEqual(["another"]);
});

const at = (path: string) => ({ kind: "visit", visit: { session: { route: { path } } } });

it("S29 what could not be kept is tried again at the next stand at home, and once it is kept no more", async () => {
  const keeps: unknown[] = [];
  const answers = [{}, { release: "r1" }, { release: "r1" }];
  const controller = {
    postMessage: ({ keep }: { keep?: unknown }, [port]: readonly MessagePort[]) => {
      if (keep === undefined) return port?.postMessage({});
      keeps.push(keep);
      port?.postMessage(answers[keeps.length - 1]);
    },
  };
  const serviceWorker = { controller, register: async () => ({}), ready: {}, addEventListener: () => undefined };
  vi.stubGlobal("navigator", { serviceWorker });
  vi.stubGlobal("fetch", async () => Response.json({ off: false }));
  vi.stubGlobal("window", {});
  vi.stubGlobal("location", { pathname: "/", origin: "https://app.example" });
  const stage = new Watchable<unknown>(at("/index"));
  const page = {
    ...{ brand: { routes: { home: "/index", login: "/login" } }, state: new AppState({}) },
    documents: { load: async () => undefined, release: { packs: {} } },
    widgets: { loadRest: async () => undefined },
    ui: { stage, language: new Watchable("en_US") },
    get stage() {
      return stage.read();
    },
  };
  // Of the engine only this is used.
  await startWorker(page as unknown as Engine, boot);
  const stands = async (path: string) => {
    stage.write(at(path));
    // What a worker says comes by a port, whose turn this one follows.
    const { port1, port2 } = new MessageChannel();
    const turn = new Promise((settle) => (port1.onmessage = settle));
    port2.postMessage("turn");
    await turn;
    port1.close();
    return keeps.length;
  };
  expect(await stands("/bill")).toBe(1);
  expect(await stands("/index")).toBe(2);
  await stands("/bill");
  expect(await stands("/index")).toBe(2);
});
