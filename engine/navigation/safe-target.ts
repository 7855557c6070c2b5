import { isAllowedUrl } from "./allowed-url.ts";
import { matchRoute } from "./match-route.ts";
import type { RouteEntry } from "./route.ts";

/** Where an address from outside may lead: a route of the app itself, or an allowed host. */
export type SafeTarget =
  | { readonly kind: "own"; readonly to: string }
  | { readonly kind: "outside"; readonly url: string };

/** Plain words between slashes, nothing encoded, no dots; then perhaps a query. */
const ownPath = /^#?((?:\/[\w-]+)+\/?)(\?[^#\\\s]*)?$/;

/**
 * The one gate for addresses that come from outside (push_url, sms_url, redirectUrl, guideLink): an own route, also as
 * it stands in the address bar (`#/path`), or an allowed host. Anything else is undefined (R16, R17).
 */
export function safeTarget(
  address: unknown,
  routes: readonly RouteEntry[],
  hosts: readonly unknown[],
): SafeTarget | undefined {
  if (typeof address !== "string" || address.length > 1024) return undefined;
  if (isAllowedUrl(address, hosts)) return { kind: "outside", url: address };
  const [, path, search = ""] = ownPath.exec(address) ?? [];
  if (path === undefined) return undefined;
  const found = matchRoute(routes, path, search);
  return found && found.entry.route !== "/*" ? { kind: "own", to: path + search } : undefined;
}
