/** The names in braces of a route: /lendResult/{status} has status. */
export function routeParams(route: string): string[] {
  return [...route.matchAll(/\{([A-Za-z]+)\??\}/g)].map(([, name = ""]) => name);
}

/** Whether an address (without host; a query is ignored) leads to a route. */
export function leadsTo(address: string, route: string): boolean {
  const given = (address.split("?")[0] ?? "").split("/").slice(1);
  const wanted = route.split("/").slice(1);
  if (given.length > wanted.length) return false;
  return wanted.every((segment, index) => {
    const found = given[index];
    const optional = segment.endsWith("?}");
    if (found === undefined || found === "") return optional;
    return segment.startsWith("{") || segment === found;
  });
}

/** Two routes that no address tells apart have the same shape. */
export const routeShape = (route: string): string => route.replace(/\{[A-Za-z]+\??\}/g, "{}");

/** The fixed beginning of a route, up to its first parameter. */
export const routePrefix = (route: string): string => route.split("{")[0] ?? route;
