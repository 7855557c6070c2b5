import { againMark } from "../../publish/page/worker-addresses.ts";

type Address = Pick<Location, "pathname" | "search" | "hash">;

/** For what the page at an address was made again. */
export const madeAgain = ({ search }: Pick<Location, "search">): readonly string[] =>
  new URLSearchParams(search).getAll(againMark);

/**
 * Makes a new page at the same route, which remembers for what, and has it from the host: what this device keeps would
 * fail as before (R8).
 */
export function makeAgain(location: Address & Pick<Location, "replace">, what: string): void {
  const search = new URLSearchParams(location.search);
  search.append(againMark, what);
  location.replace(`${location.pathname}?${search}${location.hash}`);
}
