import type { Published } from "../../publish/pack/publication.ts";
import { openBuiltApp, openDrawing } from "../host/built-app.ts";
import { hostedRelease } from "../release/composed.ts";
import { readTexts } from "../release/document-texts.ts";
import { drawing } from "../release/drawing.ts";
import { wholeRelease } from "../release/whole-release.ts";
import { exportedFiles } from "./exported.ts";
import { pageScript } from "./place-scripts.ts";
import { writeExport } from "./write-export.ts";

/** Every brand's calls go to one lender, whatever its documents say. @param origin as `https://api.lender.example` */
export const withLender = (published: Published, origin: string): Published => ({
  ...published,
  boot: (...of) => {
    const boot = published.boot(...of);
    return boot && { ...boot, brand: { ...boot.brand, api: { ...boot.brand.api, base: origin } } };
  },
});

/**
 * Writes the documents of a folder, and the app that was built, as files for any web server.
 * @param lender its origin; without one it is where each brand's documents say
 * @throws with a line for each fault, where one of the documents is wrong: nothing is exported in part
 */
export async function exportRelease(
  root: string,
  folder: string,
  lender?: string,
): Promise<{ readonly release: string; readonly files: number }> {
  const app = openBuiltApp(root);
  const draw = drawing(app, await openDrawing(root), (boot) => [pageScript(boot)]);
  const { composed } = wholeRelease({
    ...{ root, texts: readTexts(root), draw },
    ...(lender !== undefined && { as: (published) => withLender(published, lender) }),
  });
  const { id } = composed.release;
  const files = writeExport(folder, id, await exportedFiles(hostedRelease(composed), app));
  return { release: id, files };
}
