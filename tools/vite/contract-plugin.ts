import type { Plugin } from "vite";
import { contractModule } from "./contract-module.ts";

const name = "virtual:contract";
const resolved = `\0${name}`;

/** Provides `virtual:contract`: validators and wire forms of every call, generated from the documents. */
export function contractPlugin(root: string): Plugin {
  return {
    name: "contract",
    resolveId: (id) => (id === name ? resolved : undefined),
    load: (id) => (id === resolved ? contractModule(root) : undefined),
    configureServer(server) {
      server.watcher.add([`${root}/api`, `${root}/schemas`]);
      server.watcher.on("change", (file) => {
        if (!/\.(call|schema)\.json$/.test(file)) return;
        const module = server.moduleGraph.getModuleById(resolved);
        if (module) server.moduleGraph.invalidateModule(module);
        server.ws.send({ type: "full-reload" });
      });
    },
  };
}
