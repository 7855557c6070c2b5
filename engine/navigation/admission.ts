import type { RouteEntry } from "./route.ts";

/** Whether a screen may be entered, or which of the brand's routes takes its place. */
export type Admission = "enter" | "disabled" | "login" | "home";

/**
 * What the brand has switched off is closed to everyone (A5); a guest is sent to the login, a known user away from a
 * guest's screen (A1).
 */
export function admission(
  { flag, access }: Pick<RouteEntry, "flag" | "access">,
  flags: Readonly<Record<string, boolean>>,
  known: boolean,
): Admission {
  if (flag !== undefined && !flags[flag]) return "disabled";
  if (access === "any") return "enter";
  if (access === "guest") return known ? "home" : "enter";
  return known ? "enter" : "login";
}
