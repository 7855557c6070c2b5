import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Boot } from "../../publish/page/boot.ts";

/** What `npm run build` made: the page's frame, its style, and the function that draws the first screen. */
export interface BuiltApp {
  /** Folder of the static files. */
  readonly folder: string;
  /** Folder of the gallery's page and static files. */
  readonly galleryFolder: string;
  /** The page with the marks `<!--head-->`, `<!--root-->` and `<!--boot-->`; its style sheets are taken out. */
  readonly frame: string;
  /** The style of the entry. */
  readonly style: string;
  readonly prerender: (boot: Boot) => string;
  /** A brand's icon as SVG. */
  readonly icon: (brand: Boot["brand"]) => string;
}

const styleLink = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

/** Reads the built app. @throws when it is not built. */
export async function openBuiltApp(root: string): Promise<BuiltApp> {
  const folder = join(root, "dist/app");
  if (!existsSync(join(folder, "index.html"))) throw new Error("the app is not built: run npm run build");
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const style = [...page.matchAll(styleLink)]
    .map(([, href = ""]) => readFileSync(join(folder, href), "utf8").trim())
    .join("\n");
  // The build made it of app/prerender.tsx.
  const { prerender, icon } = (await import(pathToFileURL(join(root, "dist/ssr/prerender.js")).href)) as {
    prerender: BuiltApp["prerender"];
    icon: BuiltApp["icon"];
  };
  return {
    folder,
    galleryFolder: join(root, "dist/gallery"),
    frame: page.replace(styleLink, ""),
    style,
    prerender,
    icon,
  };
}
