import type { RouteEntry } from "./route.ts";

/** The routes of a surface: inside a native app its own screens come first, on the plain web there are none of them. */
export const routesIn = <Entry extends RouteEntry>(routes: readonly Entry[], native: boolean): readonly Entry[] => [
  ...routes.filter((entry) => native && entry.native),
  ...routes.filter((entry) => !entry.native),
];
