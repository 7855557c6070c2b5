import type { Plugin } from "vite";
import { referenceOf } from "../reference/reference-of.ts";

const name = "virtual:reference";
const resolved = `\0${name}`;

/** Provides `virtual:reference`: what the reference says, of the project as it is built. */
export function referencePlugin(root: string): Plugin {
  return {
    name: "reference",
    resolveId: (id) => (id === name ? resolved : undefined),
    load: (id) => (id === resolved ? `export const chapters = ${JSON.stringify(referenceOf(root))};` : undefined),
  };
}
