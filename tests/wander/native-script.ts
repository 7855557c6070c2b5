import type { HostScript } from "../native/fake-host.ts";
import { usualAnswers } from "../native/usual-answers.ts";
import type { NativeApp } from "./ground.ts";

/** What the native app around a page does: it knows this user, and gives what it is asked or refuses all else. */
export function nativeScript({ set, willing }: NativeApp, userGid: string): HostScript {
  const acts = Object.entries({ ...usualAnswers, "get-user-info": { userGid } }).map(([id, answer]) => [
    id,
    willing || id === "get-user-info" ? { answer } : { refuse: "refused" as const },
  ]);
  return { sets: [set], acts: Object.fromEntries(acts) };
}
