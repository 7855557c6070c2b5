import type { TrackedEvent } from "../../engine/tracking.ts";

export interface EarlyTracking {
  readonly track: (event: string, data: Readonly<Record<string, unknown>>, path: string) => void;
  /** Where events go from now on; those that waited go first. */
  readonly flow: (to: (event: TrackedEvent) => void) => void;
}

/** As much of tracking as the first script needs: notes events and uncaught errors until the rest is there. */
export function earlyTracking(bound = 100): EarlyTracking {
  let waiting: TrackedEvent[] = [];
  let give = (event: TrackedEvent) => {
    if (waiting.length < bound) waiting.push(event);
  };
  const track: EarlyTracking["track"] = (name, data, path) => give({ name, data, path, at: Date.now() });
  addEventListener("error", ({ error, message, filename, lineno }) =>
    track("js_error", { name: error?.name, message, file: filename, line: lineno }, ""),
  );
  addEventListener("unhandledrejection", ({ reason }) =>
    track("js_error", { name: reason?.name, message: String(reason?.message ?? reason) }, ""),
  );
  return {
    track,
    flow(to) {
      give = to;
      waiting.forEach(to);
      waiting = [];
    },
  };
}
