import { isDatabaseMade } from "../database/open-database.ts";
import { placeOf } from "../database/place-of.ts";
import type { DocumentTexts } from "../../publish/pack/sound-documents.ts";
import { withReleases } from "./at-hand.ts";
import { type Live, type ReleaseEntry, standing } from "./releases.ts";

/** What most devices get, as it was published. */
export interface LiveRelease extends Pick<ReleaseEntry, "id" | "vocabulary"> {
  readonly live: Live;
  readonly texts: DocumentTexts;
}

/** The live release of the store that the environment names; undefined where nothing was published, or there is no store yet. */
export async function liveAtHand(env: NodeJS.ProcessEnv): Promise<LiveRelease | undefined> {
  // To look for one makes none.
  if (!isDatabaseMade(placeOf(env))) return undefined;
  return withReleases(env, async (store) => {
    const live = await store.live();
    if (!live) return undefined;
    const id = standing(live);
    const entry = (await store.list()).find((one) => one.id === id);
    return entry && { live, id, vocabulary: entry.vocabulary, texts: await store.texts(id) };
  });
}
