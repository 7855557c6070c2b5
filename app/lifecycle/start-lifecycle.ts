import { startSession } from "../entry/start-session.ts";
import { restored } from "../page/restored.ts";
import { storage } from "../page/storage.ts";
import type { Started } from "../tracking/start-tracking.ts";
import { askUnsettled } from "./ask-unsettled.ts";
import { forgetSettled } from "./forget-settled.ts";
import { watchShownAgain } from "./shown-again.ts";
import { watchTabs } from "./tabs.ts";
import { watchDevice } from "./watch-device.ts";

/** What goes on as long as the page lives: its session, its other tabs, and what becomes of it when it goes. */
export function startLifecycle({ engine, state, boot }: Started): void {
  const session = storage("sessionStorage");
  startSession(state, Date.now(), boot.brand.constants.appVersion);
  if ("BroadcastChannel" in window) watchTabs(engine, new BroadcastChannel("app"));
  watchDevice(state, window);
  askUnsettled(engine, window);
  forgetSettled(engine, storage("localStorage"));
  watchShownAgain({
    root: document.documentElement,
    page: window,
    inMemory: () => state.read("session.token"),
    inStorage: () => (session ? restored("sessionStorage", "session.token") : undefined),
    reload: () => window.location.reload(),
  });
}
