import type { Access } from "../document/types.ts";

/** Whether a screen may be entered (A1): a guest is sent to the login, a known user away from a guest's screen. */
export function guard(access: Access, known: boolean): "enter" | "login" | "home" {
  if (access === "any") return "enter";
  if (access === "guest") return known ? "home" : "enter";
  return known ? "enter" : "login";
}
