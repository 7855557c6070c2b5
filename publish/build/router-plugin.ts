import type { Plugin } from "vite";

/** How the library makes its components and contexts, which nobody who does not use them would miss. */
const made = /^((?:var|const|let) \w+ = )(?=React\d*\.(?:forwardRef|createContext|memo|createElement)\()/gm;
const named = /^\w+\.displayName = .*;$/gm;

/**
 * Lets the bundler leave out what nobody uses of react-router: its links, forms and data routes, 8 kB gzip. They are
 * made by calls that the library does not declare pure, so that no bundler dares to drop them.
 */
export const routerPlugin = (): Plugin => ({
  name: "router-without-the-unused",
  apply: "build",
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]/ },
    handler: (code) => ({ code: code.replace(made, "$1/* @__PURE__ */ ").replace(named, ""), map: null }),
  },
});
