import type { AppState, Engine } from "../../engine/index.ts";
import { renewStage } from "./last-known.ts";
import { type Reached, reachHost } from "./reach-host.ts";

/** What looking after the line takes of a page. */
interface Page {
  /** What the browser says, which may say that there is a line where nobody can be reached. */
  readonly onLine: () => boolean;
  /** Asks the lender's host for nothing: `unclear` where it broke down or took long over that. */
  readonly reach: () => Promise<Reached>;
  /** Settles after so many ms and while somebody looks at the page; sooner when he presses something. */
  readonly pause: (ms: number) => Promise<void>;
  /** Does what a browser's word does that there is a line again. */
  readonly back: () => void;
  /** Whether this page was kept: it says nothing of the line that it could be had. */
  readonly kept: boolean;
}

const first = 2000;
const longest = 30_000;

/**
 * Knows of the line what the browser does not say (R42, S30): once nobody answered a call, it asks whether anybody is
 * there. While nobody is, the app is without a line; while something that shows waits for it, it asks again after longer
 * and longer pauses, and goes on by itself. It sends nothing but that question, and reads: once for what shows, where
 * somebody is there all along and leaves it unanswered again (R35).
 */
export function watchLine(engine: Engine, state: Pick<AppState, "read" | "write">, page: Page): void {
  const { client, ui } = engine;
  const isGone = () => state.read("env.online") === false;
  const isCutOff = () => engine.stage.kind === "failed" && engine.stage.why === undefined;
  const shown = () => (engine.stage.kind === "visit" ? engine.stage.visit : undefined);
  const lacks = () => isGone() || shown()?.reads.unreached === true;
  let renewed: ReturnType<typeof shown>;
  let looking = false;
  const look = async (): Promise<void> => {
    if (looking) return;
    looking = true;
    for (let wait = first; page.onLine(); wait = Math.min(2 * wait, longest)) {
      const found = await page.reach();
      if (found === "none" && page.onLine()) {
        state.write("env.online", false);
        renewed = undefined;
      } else if (found === "there" && isGone()) page.back();
      else if (found === "there" && lacks()) {
        if (renewed === shown()) break;
        renewed = shown();
        renewStage(engine);
      }
      await page.pause(wait);
      if (!lacks()) break;
    }
    looking = false;
  };
  client.unheard.watch(() => void look());
  ui.stage.watch(() => {
    if (isCutOff()) void look();
  });
  if (page.kept || client.unheard.read() > 0 || isCutOff()) void look();
}

/** The page of now; `address` is one of the lender's. */
export function linePage(address: string): Page {
  let wake = () => {};
  addEventListener("click", () => wake());
  const until = (ms: number, woken = false) =>
    new Promise<void>((settle) => {
      setTimeout(settle, ms);
      if (woken) wake = settle;
    });
  return {
    onLine: () => navigator.onLine,
    reach: () => reachHost(address, location.href),
    async pause(ms) {
      await until(first);
      await until(ms - first, true);
      if (document.visibilityState === "hidden")
        await new Promise((settle) => document.addEventListener("visibilitychange", settle, { once: true }));
    },
    back: () => void dispatchEvent(new Event("online")),
    kept: Boolean(navigator.serviceWorker?.controller),
  };
}
