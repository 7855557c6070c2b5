/**
 * A place inside the app: the route and its query as text. Absent values leave their parameter out.
 * @throws when it is not one of the app's own paths: `//host`, `/\host`, a scheme (R16).
 */
export function targetOf(to: string, query: Readonly<Record<string, unknown>> = {}): string {
  if (!/^\/(?![/\\])[^\\\s]*$/.test(to)) throw new Error("not a path of this app");
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined && value !== "");
  if (given.length === 0) return to;
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return `${to}${to.includes("?") ? "&" : "?"}${search}`;
}
