import type { Plugin } from "vite";

/**
 * A page is sent with its first screen drawn: its script is fetched after that is painted, so that on a slow line no
 * borrower waits for words that are already there. Vite drops the attribute from the page it reads.
 */
export const paintFirstPlugin = (): Plugin => ({
  name: "paint-first",
  transformIndexHtml: {
    order: "post",
    handler: (html) => html.replace(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"'),
  },
});
