import type { Plugin } from "vite";

const asked = /\bimport\(\s*(["'`])(\.\/[\w.-]+\.js)\1\s*\)/g;

/**
 * Lets the page fetch its chunks in its own way (C18): each `import()` of one becomes a call of the global `importPart`
 * with the chunk's file; the page's first script gives it that function before anything is fetched.
 */
export const withParts = (code: string): string =>
  code.replace(asked, (_, _quote: string, file: string) => `importPart(${JSON.stringify(file)})`);

const helper = "vite/preload-helper.js";

/**
 * Vite's own helper also preloads scripts, which here are in one chunk each; this one waits for a chunk's style sheet
 * and no more. One that cannot be had is asked for again the next time.
 */
const styles = `const sheets = new Map();
const sheet = (href) => {
  let found = sheets.get(href);
  if (!found) {
    found = new Promise((done, fail) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = href;
      link.onload = done;
      link.onerror = () => {
        link.remove();
        sheets.delete(href);
        fail(new Error("a style sheet did not come"));
      };
      document.head.append(link);
    });
    sheets.set(href, found);
  }
  return found;
};
export const __vitePreload = async (load, files = []) => {
  await Promise.all(files.filter((file) => file.endsWith(".css")).map((file) => sheet("/" + file)));
  return load();
};`;

/** Fetches the borrowers' scripts in the page's own way: gives the helper, and rewrites imports after everything else has. */
export function partPlugin(): Plugin {
  return {
    name: "parts",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load: (id) => (id === `\0${helper}` ? styles : undefined),
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) if (chunk.type === "chunk") chunk.code = withParts(chunk.code);
      },
    },
  };
}
