import { lagosClock } from "../../lending/lagos-time.ts";
import type { AuditEntry, Live, ReleaseEntry } from "../../server/store/releases.ts";

/** In Lagos time, and says so. */
const moment = (at: string): string => lagosClock(Date.parse(at)).format("YYYY-MM-DD HH:mm[+01:00]");

/** What the public gets now. */
export function liveLine(live: Live | undefined): string {
  if (!live) return "Nothing is published yet.";
  const { release, share, previous, since } = live;
  const others = share < 100 ? `; all others have ${previous}` : "";
  return `Live since ${moment(since)}: ${release}, for ${share === 100 ? "all devices" : `${share} % of devices`}${others}.`;
}

/** A release in a line. */
export const releaseLine = ({ id, at, author, why, documents }: ReleaseEntry, live: Live | undefined): string =>
  `${id === live?.release ? "*" : " "} ${id}  ${moment(at)}  ${author}: ${why} (${documents} documents)`;

/** What was done, by whom and why. */
export const auditLine = ({ at, who, said, why }: AuditEntry): string =>
  `${moment(at)}  ${who}: ${said}${why === "" ? "" : ` Why: ${why}`}`;
