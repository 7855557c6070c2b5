import { messageOf } from "../../engine/expression.ts";
import type { Published } from "../../publish/pack/publication.ts";
import { type Drawing, openBuiltApp, openDrawing } from "../host/built-app.ts";
import { beyondBuild } from "../release/beyond-build.ts";
import { type Composed, hostedRelease } from "../release/composed.ts";
import { readTexts } from "../release/document-texts.ts";
import { drawing } from "../release/drawing.ts";
import { type ReleaseGiven, wholeRelease } from "../release/whole-release.ts";
import { because } from "../store/because.ts";
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

/** What was published, as it is exported. */
type Exported = Pick<LiveRelease, "id" | "vocabulary" | "texts">;

interface ExportGiven {
  /** Folder of the documents and their schemas, and of the app that was built. */
  readonly root: string;
  /** Where the files go. */
  readonly folder: string;
  /** The lender's origin; without one it is where each brand's documents say. */
  readonly lender?: string | undefined;
  /** What was published; without it the folder is exported as it is. */
  readonly live?: Exported | undefined;
}

/**
 * Writes documents, and the app that was built, as files for any web server; gives how many.
 * @throws with a line for each fault, where one of the documents is wrong: nothing is exported in part
 */
export async function exportRelease({ root, folder, lender, live }: ExportGiven): Promise<number> {
  const app = openBuiltApp(root);
  const draws = await openDrawing(root);
  const draw = drawing(app, draws, (boot) => [pageScript(boot)]);
  const as = lender === undefined ? undefined : (published: Published) => withLender(published, lender);
  const composed = live
    ? releaseOf(live, { root, draw, as }, draws)
    : wholeRelease({ root, texts: readTexts(root), draw, as }).composed;
  return writeExport(folder, composed.release.id, await exportedFiles(hostedRelease(composed), app));
}

/** @throws with the name of the release: what is wrong in it stands in none of the files that lie here */
function releaseOf(
  { id, vocabulary, texts }: Exported,
  given: Pick<ReleaseGiven, "root" | "draw" | "as">,
  known: Drawing,
): Composed {
  const refused = (why: string) => new Error(because(`Release ${id} cannot be exported by this build`, why));
  const beyond = beyondBuild(vocabulary);
  if (beyond !== undefined) throw refused(beyond);
  try {
    return wholeRelease({ ...given, texts, id, known }).composed;
  } catch (error) {
    throw refused(messageOf(error));
  }
}
