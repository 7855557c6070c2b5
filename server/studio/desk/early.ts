import { picturesOf } from "../../../publish/check/records/pictures.ts";
import type { Release } from "../../../engine/published.ts";
import { areaOf } from "../../../publish/pack/area-of.ts";
import { publish } from "../../../publish/pack/publication.ts";
import type { Pair } from "../../../publish/studio/questions.ts";
import type { Drawn } from "../../host/hosted.ts";
import { type Draw, sentTo } from "../../release/compose.ts";
import type { Checked } from "../../../publish/check/checker.ts";

/** What one pair gets of the folder as it was just edited, long before all others have theirs. */
export interface Early {
  readonly pair: Pair;
  readonly release: Release;
  readonly files: ReadonlyMap<string, string>;
  /** By pair and language, as JSON. */
  readonly boots: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  readonly drawn: ReadonlyMap<string, Drawn>;
}

/**
 * Makes for one pair what a release of the folder gives it, by what a check says of that; undefined where the documents
 * are not right, for then it is not of them alone what is served.
 */
export function earlyOf(root: string, { errors, documents }: Checked, pair: Pair, draw: Draw): Early | undefined {
  if (errors.length > 0) return undefined;
  const pictures = picturesOf(root, new Map());
  const published = publish(documents, areaOf, [], pictures);
  const { boots, drawn, undrawn } = sentTo([pair], published, draw);
  if (undrawn.length > 0) return undefined;
  const { release, files } = published;
  return { pair, release, files, boots, drawn };
}
