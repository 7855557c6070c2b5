import { hostName, SIGN } from "../release/host-name.ts";
import type { Releases } from "../store/releases.ts";

type Told = Pick<Releases, "report" | "left">;

/**
 * Tells the store of releases, as long as it runs, of a host that follows its folder: nothing that is published is
 * served there. A store that is out of reach is told once it can be. Gives what ends that.
 */
export function tellFollowing(open: () => Promise<Told>, every = SIGN): () => Promise<void> {
  const name = hostName();
  let store: Told | undefined;
  let telling: Promise<void> | undefined;
  const tell = async () => {
    try {
      store ??= await open();
      await store.report({ name, ready: [], unfit: {}, follows: true });
    } catch {
      store = undefined;
    }
  };
  const again = () => void (telling ??= tell().finally(() => (telling = undefined)));
  again();
  const timer = setInterval(again, every).unref();
  return async () => {
    clearInterval(timer);
    // Nobody waits for a store that was not reached yet.
    if (!store) return;
    await telling;
    await store.left(name).catch(() => undefined);
  };
}
