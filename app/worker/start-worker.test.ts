import { afterEach, expect, it, vi } from "vitest";
import type { Engine } from "../../engine/index.ts";
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
