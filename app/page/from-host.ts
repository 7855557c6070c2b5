import { againMark } from "../../publish/page/worker-addresses.ts";

type Address = Pick<Location, "pathname" | "search" | "hash" | "replace">;

/** For what the page at an address was made again. */
export const madeAgain = ({ search }: Pick<Location, "search">): readonly string[] =>
  new URLSearchParams(search).getAll(againMark);

/** Makes a new page at the same route, which remembers for what. */
export function makeAgain(location: Address, what: string): void {
  const search = new URLSearchParams(location.search);
  search.append(againMark, what);
  location.replace(`${location.pathname}?${search}${location.hash}`);
}

/** Makes a new page at the same address, and has it from the host: what this device keeps would fail as before (R8). */
export function fromHost(location: Address & Pick<Location, "reload">): void {
  // To go to the address that shows already, with its hash, makes no new page.
  if (madeAgain(location).length > 0) location.reload();
  else makeAgain(location, "start");
}
