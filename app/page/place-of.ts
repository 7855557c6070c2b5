/** The path and query of a hash; an empty one is the home route. */
export function placeOf(hash: string, home: string): { path: string; search: string } {
  const [path = "", search] = hash.replace(/^#/, "").split("?");
  return { path: path || home, search: search === undefined ? "" : `?${search}` };
}
