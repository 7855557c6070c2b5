import type { Engine } from "../../engine/index.ts";
import { whenIdle } from "./when-idle.ts";

/** Fetches what the next screens need while nobody waits; a failure is met again when it matters. */
export function prefetchRest(engine: Engine, quietly: (run: () => Promise<unknown>) => void): void {
  const rest = () => {
    const packs = Object.keys(engine.documents.release.packs);
    return Promise.allSettled([engine.client.ready(), engine.documents.load(...packs), engine.widgets.loadRest()]);
  };
  whenIdle(() => quietly(rest));
}
