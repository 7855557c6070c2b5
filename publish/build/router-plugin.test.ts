import { rolldown, type Plugin } from "rolldown";
import { expect, it } from "vitest";
import { routerPlugin } from "./router-plugin.ts";

const entry =
  'import { HashRouter, useLocation, useNavigate } from "react-router-dom"; use(HashRouter, useLocation, useNavigate);';

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

it("keeps the hash router and leaves its links and forms out", async () => {
  const [whole, without] = [await bundled([]), await bundled([routerPlugin() as Plugin])];
  expect(whole).toContain("function NavLinkWithRef");
  expect(without).not.toContain("function NavLinkWithRef");
  expect(without).not.toContain("function useSubmit");
  for (const kept of ["function HashRouter", "function useNavigate", "createHashHistory"])
    expect(without).toContain(kept);
});
