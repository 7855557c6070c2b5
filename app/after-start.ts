import { forgetWhenHidden } from "../engine/index.ts";
import { backDoor } from "./console/back-door.ts";
import { followBrand } from "./lifecycle/follow-brand.ts";
import { followRelease } from "./lifecycle/follow-release.ts";
import { keeps } from "./lifecycle/keeps.ts";
import { lastKnown } from "./lifecycle/last-known.ts";
import { leaveWay } from "./lifecycle/leave-way.ts";
import { keepFocus } from "./page/keep-focus.ts";
import { nameLanguage } from "./lifecycle/name-language.ts";
import { linePage, watchLine } from "./lifecycle/watch-line.ts";
import { watchReturn } from "./lifecycle/watch-return.ts";
import { watchSleep } from "./lifecycle/watch-sleep.ts";
import { startLifecycle } from "./lifecycle/start-lifecycle.ts";
import { forgetAgain } from "./page/forget-again.ts";
import { ownIcon } from "./page/own-icon.ts";
import { shieldPresses } from "./page/press-shield.ts";
import { storage } from "./page/storage.ts";
import { whenIdle } from "./page/when-idle.ts";
import { type Started, startTracking } from "./tracking/start-tracking.ts";
import { keepRelease } from "./worker/keep-release.ts";
import { startWorker } from "./worker/start-worker.ts";

/**
 * What a page needs once it is up, and nobody waits for: a chunk of its own.
 * @param settled settles when no call is on its way that must not be cut off (R33)
 */
export function afterStart(started: Started, settled: () => Promise<void>): void {
  const { engine, state, boot } = started;
  // Such a browser forgets who is logged in with each reload: the borrower is told why (R60).
  const session = storage("sessionStorage");
  if (!navigator.cookieEnabled || !keeps(session)) state.cells.write("env.keeps", false);
  if (session) lastKnown(engine, state, session);
  forgetAgain(window);
  ownIcon(boot);
  startLifecycle(started);
  const reload = () => location.reload();
  followBrand(boot, { location, history, events: window, reload: () => settled().then(reload) });
  followRelease(engine, boot, {
    document,
    events: window,
    fetch: (address, init) => fetch(address, init),
    kept: Boolean(navigator.serviceWorker?.controller),
    keep: () => keepRelease(engine),
    settled,
    reload,
  });
  watchLine(engine, state, linePage(boot.brand.api.base ?? ""));
  watchSleep(engine);
  watchReturn(engine);
  nameLanguage(engine);
  leaveWay(engine);
  startTracking(started);
  forgetWhenHidden(engine, boot.brand.constants.secretsHiddenMs);
  const root = document.getElementById("root");
  if (root) keepFocus(root);
  if (root) shieldPresses(root);
  // Vite serves no worker.
  if (!import.meta.env.DEV) whenIdle(() => void startWorker(engine, boot));
  if (root) backDoor({ engine, state, boot, root, host: window.location.hostname });
}
