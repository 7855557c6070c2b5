import type { Bridge } from "./bridge.ts";
import { valuesOf } from "../expression/operator/values-of.ts";

/** Who is logged in here, and what to do when the native app knows someone else. */
export interface UserWatch {
  readonly bridge: Bridge;
  /** The capability that tells the native app's user, and the property of its answer that holds the id. */
  readonly capability: string;
  readonly property: string;
  /** The user of this page's session, if any. */
  readonly current: () => string | undefined;
  /** Another user is there: nothing of the one before may stay (R72). */
  readonly changed: () => void;
}

/**
 * Gives a check to run at the start, when the page is shown again, and, as `told`, when the native app says that its
 * user changed: the native app's user is compared with the session's. No answer changes nothing; that nobody is there
 * ends a session only when told, since the native app may not have heard of a login on the page yet.
 */
export function watchUser({ bridge, capability, property, current, changed }: UserWatch) {
  return async (told = false): Promise<void> => {
    const before = current();
    if (before === undefined) return;
    const answer = await bridge.ask(capability, {});
    if (!answer.ok) return;
    const now = valuesOf(answer.value)[property] ?? "";
    if (now === "" && !told) return;
    // Someone may have logged in or out here while the native app thought.
    if (now !== before && current() === before) changed();
  };
}
