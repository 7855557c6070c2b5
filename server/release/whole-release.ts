import { formatFault } from "../../publish/check/given/report.ts";
import { Checker } from "../../publish/check/checker.ts";
import { keptChecker } from "../../publish/check/schema/kept-code.ts";
import { areaOf } from "../../publish/pack/area-of.ts";
import { type Published, publish } from "../../publish/pack/publication.ts";
import type { DocumentTexts } from "../../publish/pack/sound-documents.ts";
import type { Drawing } from "../host/built-app.ts";
import { beyondNames } from "./beyond-build.ts";
import { compose, type Draw } from "./compose.ts";
import type { Composed } from "./composed.ts";
import { picturesIn } from "./composer.ts";
import { listReleased } from "./document-texts.ts";
import { undrawnSaid } from "./undrawn.ts";

/** What a release is made of, and by. */
export interface ReleaseGiven {
  /** Folder of the schemas, and of what was published before. */
  readonly root: string;
  readonly texts: DocumentTexts;
  readonly draw: Draw;
  /** What it is called; else what its content says. */
  readonly id?: string | undefined;
  /** It was published before, by a build that may be another: what was recorded since is not held against it. */
  readonly known?: Pick<Drawing, "widgets"> | undefined;
  /** Changes what is published before it is drawn. */
  readonly as?: ((published: Published) => Published) | undefined;
}

/**
 * Makes a release of these documents and of no others, or none.
 * @throws with a line for each fault, where one of them is wrong, or cannot be drawn: nothing is released in part. Of
 * what was published by a build that knows more than this one there is one line alone (R7): all else follows from that.
 */
export function wholeRelease({ root, texts, draw, id, known, as = (published) => published }: ReleaseGiven): {
  readonly composed: Composed;
  readonly warnings: number;
} {
  const gone = listReleased(root).filter((file) => !texts.has(file));
  const overlay = new Map<string, string | null>([...texts, ...gone.map((file) => [file, null] as const)]);
  const { documents, errors, warnings } = new Checker(root, undefined, keptChecker).check({
    overlay,
    drafting: known !== undefined,
  });
  const beyond = () => known && beyondNames(texts, errors, known.widgets);
  if (errors.length > 0) throw new Error(beyond() ?? errors.map(formatFault).join("\n"));
  const pictures = picturesIn(texts);
  const { composed, undrawn } = compose(as(publish(documents, areaOf, [], pictures, id)), { draw, pictures });
  if (undrawn.length > 0) {
    const said = undrawnSaid(undrawn, composed.codes).map((one) => `${one.said.message} [${one.said.code}]`);
    throw new Error(beyond() ?? said.join("\n"));
  }
  return { composed, warnings: warnings.length };
}
