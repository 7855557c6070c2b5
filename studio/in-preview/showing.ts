import { ownerOf } from "./app-around.ts";
import type { Showing } from "./messages.ts";

/** So many are told of: no screen has more. */
const MOST = 1_000;

/** The nodes of the screen that are on the page; undefined while there is no screen. */
function showing(): Showing | undefined {
  const nodes = new Map<unknown, Showing["nodes"][number]>();
  let scene: Showing["scene"] | undefined;
  const visit = (element: Element): void => {
    if (!element.checkVisibility()) return;
    const owner = ownerOf(element);
    if (owner?.scene?.kind === "screen" && owner.steps.length > 0) {
      scene ??= owner.scene;
      nodes.set(owner.self, owner.steps);
    }
    for (const inner of element.children) visit(inner);
  };
  visit(document.body);
  return scene && { scene, nodes: [...nodes.values()].slice(0, MOST) };
}

/** How long the page has to be still before somebody is told, ms. */
const STILL = 200;

/** Tells what shows, now and each time that is something else. */
export function followShowing(tell: (shows: Showing) => void): void {
  let known = "";
  let due: ReturnType<typeof setTimeout>;
  const look = () => {
    const shows = showing();
    const now = JSON.stringify(shows);
    if (shows && now !== known) tell(shows);
    known = now;
  };
  const later = () => {
    clearTimeout(due);
    due = setTimeout(look, STILL);
  };
  new MutationObserver(later).observe(document.body, { childList: true, subtree: true });
  later();
}
