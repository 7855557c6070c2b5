import { rolldown } from "rolldown";

/** What can be bundled for measurement. */
export type Bundled = "engine" | "arrival" | "hand-written" | "json-render" | "react-only" | "i18next-only";

/** What Vite puts in place of these in a production build. */
const production = {
  "process.env.NODE_ENV": '"production"',
  "import.meta.env.MODE": '"production"',
  "import.meta.env": "{}",
};

/** The production bundle of one of them: one classic, minified script. */
export async function benchBundle(name: Bundled): Promise<string> {
  const bundle = await rolldown({
    input: `tests/bench/${name}/main.tsx`,
    platform: "browser",
    tsconfig: false,
    transform: { jsx: { runtime: "automatic" }, define: production },
    // i18next does not say that importing it does nothing; here nothing uses it.
    treeshake: { moduleSideEffects: [{ test: /\/i18next\//, sideEffects: false }] },
    // What the engine fetches when it is asked for is no part of what a page begins with.
    plugins: [{ name: "later", resolveDynamicImport: (id) => ({ id: String(id), external: true }) }],
    // The directives of react-router say nothing about one classic script.
    onLog: (level, log, next) => (log.code === "MODULE_LEVEL_DIRECTIVE" ? undefined : next(level, log)),
  });
  const { output } = await bundle.generate({ format: "iife", minify: true, codeSplitting: false });
  await bundle.close();
  return output[0].code;
}
