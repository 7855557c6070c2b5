import { messageOf } from "../../../engine/expression.ts";
import { openBuiltApp, openDrawing } from "../../host/built-app.ts";
import { drawing } from "../drawing.ts";
import { KeptReleases } from "../kept-releases.ts";
import type { FromRelease, ReleaseData } from "../messages.ts";
import { wholeRelease } from "../whole-release.ts";

/** Composes one release, in a process that ends then: what that took goes with it. */
export async function composeOne({ root, app, id, texts }: ReleaseData): Promise<FromRelease> {
  try {
    const kept = new KeptReleases({ root, app });
    const found = kept.find({ texts, id });
    if (found) return found;
    const draws = await openDrawing(app);
    const draw = drawing(openBuiltApp(app), draws);
    const strict = id === undefined;
    const made = { ...wholeRelease({ root, texts, draw, id, known: strict ? undefined : draws }), strict };
    kept.keep(texts, made);
    return made;
  } catch (error) {
    return { wrong: messageOf(error) };
  }
}
