/** What the worker looks for in an address (`app/worker/answer-page.ts`): it waits for the host then. */
const mark = "again";

/** Makes a new page at the same address, and has it from the host: what this device keeps would fail as before (R8). */
export function fromHost(location: Pick<Location, "pathname" | "search" | "hash" | "replace" | "reload">): void {
  const search = new URLSearchParams(location.search);
  // To go to the address that shows already, with its hash, makes no new page.
  if (search.has(mark)) return location.reload();
  search.set(mark, "start");
  location.replace(`${location.pathname}?${search}${location.hash}`);
}
