import type { Plugin } from "vite";
import { DocumentReader, type Overlay } from "../documents/document-reader.ts";
import { contractIndex, contractModule } from "./contract-module.ts";

const name = "virtual:contract";
const resolved = `\0${name}`;

/**
 * Provides `virtual:contract`, which leads to `virtual:contract/<area>`: validators and wire forms of the calls of an
 * area, generated from the documents below a root, with what is laid over them.
 */
export function contractPlugin(root: string, overlay?: Overlay): Plugin {
  const reader = new DocumentReader(root);
  return {
    name: "contract",
    resolveId: (id) => (id === name || id.startsWith(`${name}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id !== resolved && !id.startsWith(`${resolved}/`)) return undefined;
      const { all } = reader.read(overlay);
      return id === resolved ? contractIndex(all, name) : contractModule(all, id.slice(resolved.length + 1));
    },
    configureServer(server) {
      server.watcher.add([`${root}/api`, `${root}/schemas`]);
      server.watcher.on("change", (file) => {
        if (!/\.(call|schema)\.json$/.test(file)) return;
        for (const [id, module] of server.moduleGraph.idToModuleMap)
          if (id.startsWith(resolved)) server.moduleGraph.invalidateModule(module);
        server.ws.send({ type: "full-reload" });
      });
    },
  };
}
