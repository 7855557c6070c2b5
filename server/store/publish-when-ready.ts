import { setTimeout as pause } from "node:timers/promises";
import { because } from "./because.ts";
import { assertServed, followingBeside } from "./following.ts";
import { type Publishing, Refused, type Releases } from "./releases.ts";

/** How long hosts may take to prepare a release, ms: some ten times what one takes. */
const PATIENCE = 60_000;
/** How often they are asked, ms. */
const PAUSE = 200;

/**
 * Has a release live once every host that runs can serve it, so that all show it at the same time; gives what the audit
 * says of it. @throws Refused where one of them cannot serve it, or none would: then nothing is live that was not before
 */
export async function publishWhenReady(
  store: Pick<Releases, "offer" | "hosts" | "publish">,
  given: Publishing,
  patience = PATIENCE,
): Promise<string> {
  await assertServed(store);
  await whenReady(store, await store.offer(given), patience);
  return `${await store.publish(given)}${await followingBeside(store)}`;
}

/** Settles once every host that serves what is published can serve a release. @throws Refused where one of them cannot, or takes too long */
export async function whenReady(store: Pick<Releases, "hosts">, id: string, patience = PATIENCE): Promise<void> {
  for (const until = Date.now() + patience; ; await pause(PAUSE)) {
    const hosts = await store.hosts();
    for (const { name, unfit } of hosts)
      if (unfit[id] !== undefined) throw new Refused(because(`host ${name} cannot serve release ${id}`, unfit[id]));
    const waiting = hosts.filter(({ ready, follows }) => !follows && !ready.includes(id));
    if (waiting.length === 0) return;
    if (Date.now() > until)
      throw new Refused(`release ${id} is not ready yet on ${waiting.map(({ name }) => name).join(", ")}`);
  }
}
