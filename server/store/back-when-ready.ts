import { assertServed, followingBeside } from "./following.ts";
import { whenReady } from "./publish-when-ready.ts";
import type { Releases, TakingBack } from "./releases.ts";

/**
 * Has an earlier release live again, the one before where none is named, once every host that runs can serve it; gives
 * what the audit says of it. @throws Refused where one of them cannot, or none would: then what is live stays
 */
export async function backWhenReady(
  store: Pick<Releases, "live" | "prepare" | "hosts" | "back">,
  given: TakingBack,
  patience?: number,
): Promise<string> {
  const live = await store.live();
  const id = given.release ?? live?.previous;
  // Where there is none the store says why.
  if (id === undefined || id === null) return store.back(given);
  await assertServed(store);
  await store.prepare(id);
  await whenReady(store, id, patience);
  // What is live by then nobody has looked at.
  const told = await store.back(given.release === undefined && live ? { of: live.release, ...given } : given);
  return `${told}${await followingBeside(store)}`;
}
