import { renderToString } from "react-dom/server";
import { noBridge } from "../engine/bridge.ts";
import { noHost } from "../engine/index.ts";
import { EngineRoot } from "../engine/page.ts";
import type { Pack, TextTable } from "../engine/published.ts";
import { entryWidgets } from "../widgets/entry.ts";
import { lazyWidgets } from "../widgets/index.ts";
import type { Boot } from "../publish/page/boot.ts";
import { createApp } from "./create-app.ts";
import { registerRest } from "./rest.ts";

export { icon } from "./icon.tsx";

/** Every widget of this build, by name. */
export const widgets: readonly string[] = [entryWidgets, lazyWidgets].flatMap((some) => Object.keys(some));

/** The first screen of a page as HTML: the same engine, documents and brand, without a browser. */
export function prerender(boot: Boot): string {
  const { engine } = appOf(boot);
  if (engine.arrivals.begin(boot.first) === undefined)
    throw new Error(`the first screen ${boot.first}, which needs more than the first script holds`);
  return renderToString(<EngineRoot engine={engine} />);
}

/**
 * Binds every screen and dialog that a brand may show to it and to a language, as the page does when it comes to one.
 * @throws where one cannot be bound, or names a widget that this build has not
 */
export function bindAll(boot: Boot, pack: Pack, texts: TextTable): void {
  registerRest();
  const { engine } = appOf({ ...boot, pack, texts });
  const flags = new Map<string, boolean>(Object.entries(boot.brand.flags));
  const screens = Object.values(pack.screens ?? {}).filter(
    ({ flag }) => flag === undefined || flags.get(flag) === true,
  );
  const bind = (what: string, lists: readonly Parameters<typeof engine.bound>[0][]) => {
    for (const type of lists.flatMap((nodes) => [...engine.bound(nodes).widgets]))
      if (!widgets.includes(type)) throw new Error(`${what}: this build has no widget "${type}"`);
  };
  for (const { id, children, loading = [] } of screens) bind(`screen ${id}`, [children, loading]);
  for (const [id, { children }] of Object.entries(pack.dialogs ?? {})) bind(`dialog ${id}`, [children]);
}

const appOf = (boot: Boot) =>
  createApp(boot, {
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
