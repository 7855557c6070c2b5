import { type AuditEntry, type ListedRelease, standing } from "../../server/store/releases.ts";

/**
 * What most devices had before a release became live last; of one that never was, what they had when it was made.
 * @param audit the newest first
 */
export function releaseBefore(
  id: string,
  all: readonly ListedRelease[],
  audit: readonly AuditEntry[],
): string | undefined {
  const listed = all.find((release) => release.id === id);
  if (!listed) return undefined;
  if (!listed.wasLive) {
    const then = audit.find(({ at, after }) => after && at < listed.at)?.after;
    return then ? standing(then) : undefined;
  }
  // To be published once more, or to be what a share of devices comes back to, is to follow nothing.
  const begun = audit.find(({ release, before }) => release === id && before && standing(before) !== id)?.before;
  return begun ? standing(begun) : undefined;
}
