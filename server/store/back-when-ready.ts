import { whenReady } from "./publish-when-ready.ts";
import type { Releases, TakingBack } from "./releases.ts";

/**
 * Has an earlier release live again once every host that runs can serve it; gives what the audit says of it. The one
 * before is ready on all of them. @throws Refused where one of them cannot serve it: then what is live stays
 */
export async function backWhenReady(
  store: Pick<Releases, "prepare" | "hosts" | "back">,
  given: TakingBack,
  patience?: number,
): Promise<string> {
  if (given.release !== undefined) {
    await store.prepare(given.release);
    await whenReady(store, given.release, patience);
  }
  return store.back(given);
}
