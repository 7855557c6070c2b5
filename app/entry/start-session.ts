import type { AppState } from "../../engine/index.ts";

/**
 * Gives a session what every session has (E20): its id is what the session storage holds, else the time.
 * @param now epoch ms
 */
export function startSession(state: AppState, now: number, appVersion: string): void {
  const otherwise = (path: string, value: unknown): void => {
    if (state.read(path) === undefined || state.read(path) === "") state.write(path, value);
  };
  otherwise("session.sessionId", String(now));
  otherwise("session.ACQSessionId", state.read("session.sessionId"));
  otherwise("session.appver", appVersion);
  otherwise("device.installTime", now);
}
