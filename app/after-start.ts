import { forgetWhenHidden } from "../engine/index.ts";
import { backDoor } from "./console/back-door.ts";
import { lastKnown } from "./lifecycle/last-known.ts";
import { keepFocus } from "./page/keep-focus.ts";
import { nameLanguage } from "./lifecycle/name-language.ts";
import { startLifecycle } from "./lifecycle/start-lifecycle.ts";
import { ownIcon } from "./page/own-icon.ts";
import { storage } from "./page/storage.ts";
import { type Started, startTracking } from "./tracking/start-tracking.ts";

/** What a page needs once it is up, and nobody waits for: a chunk of its own. */
export function afterStart(started: Started): void {
  const { engine, state, boot } = started;
  // Such a browser forgets who is logged in with each reload: the borrower is told why (R60).
  if (!navigator.cookieEnabled || !storage("localStorage")) state.cells.write("env.keeps", false);
  const session = storage("sessionStorage");
  if (session) lastKnown(engine, state, session);
  ownIcon(boot);
  startLifecycle(started);
  nameLanguage(engine);
  startTracking(started);
  forgetWhenHidden(engine, boot.brand.constants.secretsHiddenMs);
  const root = document.getElementById("root");
  if (root) keepFocus(root);
  if (root) backDoor({ engine, state, boot, root, host: window.location.hostname });
}
