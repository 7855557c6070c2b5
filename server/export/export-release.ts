import type { Published } from "../../publish/pack/publication.ts";
import { openBuiltApp, openDrawing } from "../host/built-app.ts";
import { beyondBuild } from "../release/beyond-build.ts";
import { hostedRelease } from "../release/composed.ts";
import { readTexts } from "../release/document-texts.ts";
import { drawing } from "../release/drawing.ts";
import { wholeRelease } from "../release/whole-release.ts";
import type { LiveRelease } from "../store/live-at-hand.ts";
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

interface ExportGiven {
  /** Folder of the documents and their schemas, and of the app that was built. */
  readonly root: string;
  /** Where the files go. */
  readonly folder: string;
  /** The lender's origin; without one it is where each brand's documents say. */
  readonly lender?: string | undefined;
  /** What was published; without it the folder is exported as it is. */
  readonly live?: Pick<LiveRelease, "id" | "vocabulary" | "texts"> | undefined;
}

/**
 * Writes documents, and the app that was built, as files for any web server; gives how many.
 * @throws with a line for each fault, where one of the documents is wrong: nothing is exported in part
 */
export async function exportRelease({ root, folder, lender, live }: ExportGiven): Promise<number> {
  const beyond = live && beyondBuild(live.vocabulary);
  if (beyond !== undefined) throw new Error(`Release ${live?.id} cannot be exported by this build: ${beyond}`);
  const app = openBuiltApp(root);
  const draw = drawing(app, await openDrawing(root), (boot) => [pageScript(boot)]);
  const { composed } = wholeRelease({
    ...{ root, texts: live?.texts ?? readTexts(root), draw, id: live?.id, known: live !== undefined },
    ...(lender !== undefined && { as: (published) => withLender(published, lender) }),
  });
  return writeExport(folder, composed.release.id, await exportedFiles(hostedRelease(composed), app));
}
