import type { AppState } from "../engine/index.ts";

const suffix = { other: 1, android: 2 } as const;

/** The device id (ZUID, E20): 32 hex characters and a digit for the platform; made once, kept on the device. */
export function deviceId(state: AppState, userAgent: string): string {
  const known = state.read("device.zuid");
  if (typeof known === "string" && /^[0-9a-f]{32}[1-4]$/.test(known)) return known;
  const platform = /android/i.test(userAgent) ? suffix.android : suffix.other;
  const made = crypto.randomUUID().replaceAll("-", "") + platform;
  state.write("device.zuid", made);
  return made;
}
