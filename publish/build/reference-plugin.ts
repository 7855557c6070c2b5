import type { Plugin } from "vite";
import type { Overlay } from "../documents/document-reader.ts";
import { referenceOf } from "../reference/reference-of.ts";

const name = "virtual:reference";
const resolved = `\0${name}`;

/** Provides `virtual:reference`: what the reference says, of the project as it is built, with what is laid over its documents. */
export function referencePlugin(root: string, overlay?: Overlay): Plugin {
  return {
    name: "reference",
    resolveId: (id) => (id === name ? resolved : undefined),
    load: (id) =>
      id === resolved ? `export const chapters = ${JSON.stringify(referenceOf(root, overlay))};` : undefined,
  };
}
