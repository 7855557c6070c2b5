import type { Plugin } from "vite";

/** How the library makes its components and contexts, which nobody who does not use them would miss. */
const made = /^((?:var|const|let) \w+ = )(?=React\d*\.(?:forwardRef|createContext|memo|createElement)\()/gm;
const named = /^\w+\.displayName = .*;$/gm;

/** Classes of components with what is set on one after it: extending what another module gives may have effects too. */
const classes = /^var (\w+) = (class extends React\d*\.Component \{\n[\s\S]*?^\});\n(?:\1\.(\w+) = (\w+);\n)?/gm;
const pureClass = (_: string, name: string, body: string, key?: string, value?: string) =>
  `var ${name} = /* @__PURE__ */ (() => Object.assign(${body}, {${key === undefined ? "" : `${key}: ${value}`}}))();\n`;

/**
 * Lets the bundler leave out what nobody uses of react-router: its links, forms, data routes and error pages, 9 kB gzip. They
 * are made by calls and classes that the library does not declare pure, so that no bundler dares to drop them.
 */
export const routerPlugin = (): Plugin => ({
  name: "router-without-the-unused",
  apply: "build",
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]/ },
    handler: (code) => ({
      code: code.replace(made, "$1/* @__PURE__ */ ").replace(named, "").replace(classes, pureClass),
      map: null,
    }),
  },
});
