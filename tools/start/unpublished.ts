import { isDatabaseMade } from "../../server/database/open-database.ts";
import { placeOf } from "../../server/database/place-of.ts";
import { withReleases } from "../../server/store/at-hand.ts";
import { nothingPublished } from "../../server/store/published-words.ts";

/**
 * Why nothing could be served by hand from the embedded database, before anything is built for it; undefined where
 * something was published. A PostgreSQL may be out of reach: whoever serves from it finds that out, and waits for it.
 */
export async function unpublished(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const place = placeOf(env);
  if (env.PUBLISH !== "by-hand" || place.folder === undefined) return undefined;
  if (!isDatabaseMade(place)) return nothingPublished;
  try {
    return (await withReleases(env, (store) => store.live())) ? undefined : nothingPublished;
  } catch {
    // Whoever opens it to serve from it says why it cannot be asked.
    return undefined;
  }
}
