import { madeAgain, makeAgain } from "../page/made-again.ts";

/** What making a new page needs. */
export interface NewPage {
  /** Names the scripts that run now; another build has another name. */
  readonly build: string;
  readonly location: Pick<Location, "pathname" | "search" | "hash" | "replace">;
  /** Whether the server answers: a page that cannot be fetched is worse than this one. */
  readonly reachable: () => Promise<boolean>;
  /** Settles when no call is on its way that must not be cut off (R33). */
  readonly settled: () => Promise<void>;
}

/**
 * Makes a new page at the same route, once for each build: a part of this build is gone, most likely because another
 * one was published (R29, R30). Settles at once, with whether the server is in reach, when it is not or when this was
 * tried before; otherwise never, as the page goes.
 */
export async function newPage({ build, location, reachable, settled }: NewPage): Promise<boolean> {
  const there = await reachable();
  if (madeAgain(location).includes(build) || !there) return there;
  await settled();
  makeAgain(location, build);
  return new Promise(() => undefined);
}
