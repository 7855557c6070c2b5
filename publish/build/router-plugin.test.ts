import { rolldown, type Plugin } from "rolldown";
import { expect, it } from "vitest";
import { routerPlugin } from "./router-plugin.ts";

const entry =
  'import { HashRouter, UNSAFE_NavigationContext, useLocation } from "react-router-dom"; use(HashRouter, UNSAFE_NavigationContext, useLocation);';

async function bundled(plugins: readonly Plugin[]): Promise<string> {
  const bundle = await rolldown({
    input: "entry",
    external: /^react(-dom)?($|\/)/,
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === "entry" ? `${process.cwd()}/entry.js` : null),
        load: (id) => (id.endsWith("/entry.js") ? entry : null),
      },
      ...plugins,
    ],
    logLevel: "silent",
  });
  const { output } = await bundle.generate({ format: "esm" });
  await bundle.close();
  return output[0].code;
}

it("keeps the hash router and leaves its links, forms and error pages out", async () => {
  const [whole, without] = [await bundled([]), await bundled([routerPlugin() as Plugin])];
  expect(whole).toContain("function NavLinkWithRef");
  expect(whole).toContain("Hey developer");
  for (const dropped of ["function NavLinkWithRef", "function useSubmit", "RenderErrorBoundary", "Hey developer"])
    expect(without).not.toContain(dropped);
  for (const kept of ["function HashRouter", "function useLocation", "createHashHistory"])
    expect(without).toContain(kept);
});
