import { type AppState, newId } from "../engine/index.ts";

/** The digit that says where the page runs (E20). */
function suffixOf(userAgent: string): number {
  const android = /android/i.test(userAgent);
  if (/micromessenger/i.test(userAgent)) return android ? 4 : 3;
  return android ? 2 : 1;
}

/** The device id (ZUID, E20): 32 hex characters and a digit for the platform; made once, kept on the device. */
export function deviceId(state: AppState, userAgent: string): string {
  const known = state.read("device.zuid");
  if (typeof known === "string" && /^[0-9a-f]{32}[1-4]$/.test(known)) return known;
  const made = newId() + suffixOf(userAgent);
  state.write("device.zuid", made);
  return made;
}
