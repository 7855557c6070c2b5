import { type Engine, valuesOf } from "../../engine/index.ts";
import type { Boot } from "../../publish/page/boot.ts";
import { workerAddress, workerPolicy, workerStateAddress } from "../../publish/page/worker-addresses.ts";
import { rememberBrand } from "../page/remember-brand.ts";
import { keepRelease, tellShown } from "./keep-release.ts";
import { cacheName } from "./shelf.ts";

/**
 * Starts the worker when nobody waits, and has it keep the release of now at home or login (S29, R10). Where it is
 * withdrawn, takes it away from here as well, whatever it does (S31). Plain http has no workers.
 */
export async function startWorker(engine: Engine, boot: Boot): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const off = await isOff();
  if (off === true) return takeAway();
  // Without a line what is here goes on as it is.
  if (off === false && !(await registered())) return;
  await tellShown(engine);
  await atHand(engine);
  keepAtRest(engine, boot);
}

/** Whether the worker is withdrawn; undefined when nobody says so. */
async function isOff(): Promise<boolean | undefined> {
  try {
    const { off } = valuesOf(await (await fetch(workerStateAddress, { cache: "no-store" })).json());
    return typeof off === "boolean" ? off : undefined;
  } catch {
    return undefined;
  }
}

async function takeAway(): Promise<void> {
  const all = await navigator.serviceWorker.getRegistrations();
  const empty = () => caches.delete(cacheName);
  // At once, and again after each: a browser ends what is just being installed first, which opens the cache anew. One
  // that stores how it compiled a script from there may open it even later, empty; that goes with the next visit.
  await Promise.allSettled([empty(), ...all.map((one) => one.unregister().then(empty))]);
}

declare global {
  interface Window {
    /** What a browser with Trusted Types has; in any other the address is taken as it is. */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(text: string): string };
    };
  }
}

/** Gives whether there is a worker now. */
async function registered(): Promise<boolean> {
  // Whatever it is asked for, it gives the one address: whoever else came by it could start nothing but this worker.
  const policy = window.trustedTypes?.createPolicy(workerPolicy, { createScriptURL: () => workerAddress });
  const address = policy?.createScriptURL("") ?? workerAddress;
  try {
    const made = await navigator.serviceWorker.register(address, { scope: "/", updateViaCache: "none" });
    if (made) await navigator.serviceWorker.ready;
    return Boolean(made);
  } catch {
    return false; // A browser that keeps nothing has none.
  }
}

/** What is fetched ahead anyway is had from the browser's own cache then. */
const atHand = ({ documents, widgets }: Engine) =>
  Promise.allSettled([documents.load(...Object.keys(documents.release.packs)), widgets.loadRest()]);

/** Keeps the release once, at the first stand at home or login where that can be done, and again in another language. */
function keepAtRest(engine: Engine, boot: Boot): void {
  const { home, login } = engine.brand.routes;
  let kept = "";
  const keep = () => {
    const { stage } = engine;
    const language = engine.ui.language.read();
    if (kept === language || stage.kind !== "visit" || ![home, login].includes(stage.visit.session.route.path)) return;
    kept = language;
    void keepRelease(engine).then(({ release }) => {
      if (release === undefined) kept = "";
    });
  };
  keep();
  engine.ui.stage.watch(keep);
  engine.ui.language.watch(() => {
    // The page that is kept is had as the next one would be.
    rememberBrand({ ...boot, language: engine.ui.language.read() });
    void tellShown(engine).then(keep);
  });
}
