import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Pack, TextTable } from "../../engine/published.ts";
import type { Boot } from "../../publish/page/boot.ts";

/** What `npm run build` made for the page: its frame and its style. */
export interface BuiltApp {
  /** Folder of the static files. */
  readonly folder: string;
  /** Folder of the gallery's page and static files. */
  readonly galleryFolder: string;
  /** Folder of the studio's page and static files. */
  readonly studioFolder: string;
  /** Folder of the worker's scripts. */
  readonly workerFolder: string;
  /** The page with the marks `<!--head-->`, `<!--root-->` and `<!--boot-->`; its style sheets are taken out. */
  readonly frame: string;
  /** The style of the entry. */
  readonly style: string;
}

/** The functions that draw, built of `app/prerender.tsx`. */
export interface Drawing {
  readonly prerender: (boot: Boot) => string;
  /** Binds every screen to the brand and language of a boot. @throws where one cannot be */
  readonly bindAll: (boot: Boot, pack: Pack, texts: TextTable) => void;
  /** All that it has, by name. */
  readonly widgets: readonly string[];
  /** A brand's icon as SVG; whole, where a phone cuts it. */
  readonly icon: (brand: Boot["brand"], form?: "tile" | "whole") => string;
}

const styleLink = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

/** Reads the built app. @throws when it is not built. */
export function openBuiltApp(root: string): BuiltApp {
  const folder = join(root, "dist/app");
  if (!existsSync(join(folder, "index.html"))) throw new Error("the app is not built: run npm run build");
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const style = [...page.matchAll(styleLink)]
    .map(([, href = ""]) => readFileSync(join(folder, href), "utf8").trim())
    .join("\n");
  return {
    folder,
    galleryFolder: join(root, "dist/gallery"),
    studioFolder: join(root, "dist/studio"),
    workerFolder: join(root, "dist/worker"),
    frame: page.replace(styleLink, ""),
    style,
  };
}

/** Loads what draws for the built app. */
export const openDrawing = async (root: string): Promise<Drawing> =>
  // The build made it of app/prerender.tsx.
  (await import(pathToFileURL(join(root, "dist/ssr/prerender.js")).href)) as Drawing;
