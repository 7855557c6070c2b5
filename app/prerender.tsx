import { renderToString } from "react-dom/server";
import { noBridge } from "../engine/bridge.ts";
import { noHost } from "../engine/index.ts";
import { EngineRoot } from "../engine/page.ts";
import { entryWidgets } from "../widgets/entry.ts";
import type { Boot } from "../publish/page/boot.ts";
import { createApp } from "./create-app.ts";

export { icon } from "./icon.tsx";

/** The first screen of a page as HTML: the same engine, documents and brand, without a browser. */
export function prerender(boot: Boot): string {
  const { engine } = createApp(boot, {
    host: noHost,
    bridge: noBridge,
    contract: async () => ({
      request: async (_call, body) => body,
      response: async (_call, content) => ({ content, faults: [] }),
      secrets: async () => [],
    }),
    fetch: async () => Promise.reject(new Error("a prerender makes no calls")),
    widgets: entryWidgets,
    lazyWidgets: async () => ({}),
    track: () => undefined,
  });
  if (engine.arrivals.begin(boot.first) === undefined)
    throw new Error(`the first screen ${boot.first} needs more than the entry`);
  return renderToString(<EngineRoot engine={engine} />);
}
