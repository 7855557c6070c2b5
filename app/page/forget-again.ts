import { againMark } from "../../publish/page/worker-addresses.ts";

/** The part of the page that bears its address. */
interface Page {
  readonly location: Pick<Location, "pathname" | "search" | "hash">;
  readonly history: Pick<History, "state" | "replaceState">;
}

/**
 * Takes off the address what this page was made again for, now that it has started. The builds stay, which are addresses:
 * a part of them may be missing only later, and no other page is made for it (R30).
 */
export function forgetAgain({ location: { pathname, search, hash }, history }: Page): void {
  const query = new URLSearchParams(search);
  const made = query.getAll(againMark);
  const builds = made.filter((what) => what.startsWith("/"));
  if (builds.length === made.length) return;
  query.delete(againMark);
  for (const build of builds) query.append(againMark, build);
  const rest = String(query);
  history.replaceState(history.state, "", `${pathname}${rest && `?${rest}`}${hash}`);
}
