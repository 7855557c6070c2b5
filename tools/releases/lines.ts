import { lagosClock } from "../../lending/lagos-time.ts";
import type { Deed } from "../../publish/studio/questions.ts";
import { broughtWords, editedWords, type HistoryRow, releaseWords } from "../../publish/studio/value-history.ts";
import { layerWords } from "../../publish/words/layer-words.ts";
import type { ListedRelease, Live } from "../../server/store/releases.ts";

/** In Lagos time, and says so. */
export const moment = (at: string): string => lagosClock(Date.parse(at)).format("YYYY-MM-DD HH:mm[+01:00]");

/** What the public gets now. */
export function liveLine(live: Live | undefined): string {
  if (!live) return "Nothing is published yet.";
  const { release, share, previous, since } = live;
  const others = share < 100 ? `; all others have ${previous}` : "";
  return `Live since ${moment(since)}: ${release}, for ${share === 100 ? "all devices" : `${share} % of devices`}${others}.`;
}

/** A release in a line. */
export const releaseLine = (
  { id, at, author, why, documents, wasLive, takenBack }: ListedRelease,
  live: Live | undefined,
): string =>
  `${id === live?.release ? "*" : " "} ${id}  ${moment(at)}  ${author}: ${why} (${documents} documents${wasLive ? "" : "; never live"})${takenBack ? ` Taken back by ${takenBack.who}: ${takenBack.why}` : ""}`;

/** What became of a value, by whom, and by which release it came to borrowers. */
export function valueLines({
  at,
  who,
  why,
  title,
  path,
  said,
  edited,
  release,
  pairs,
  saidBefore,
}: HistoryRow): readonly string[] {
  const whom = edited ? layerWords(edited.file) : pairs.join(", ");
  const by = edited ? "edited" : release?.tookBack === undefined ? "published" : "took back";
  const head = `${moment(at)}  ${who} ${by} ${title} (${path}) for ${whom}: ${said.join("; ")}.${edited?.undone ? " It was taken back." : ""}`;
  const reason = why === "" ? "" : ` Why: ${why}`;
  if (!release) return [head, "    It came to borrowers by no release."];
  const came = `It came to ${broughtWords(release)}`;
  if (!edited) return [`${head} ${came} with ${releaseWords(release)}${editedWords(saidBefore)}.${reason}`];
  return [head, `    ${came} ${moment(release.at)} with ${releaseWords(release)}, by ${release.who}: ${release.why}`];
}

/** What was done, by whom and why. */
export const auditLine = ({ at, who, said, why }: Deed): string =>
  `${moment(at)}  ${who}: ${said}${why === "" ? "" : ` Why: ${why}`}`;

/** All that was done. */
export const auditLines = (deeds: readonly Deed[]): readonly string[] =>
  deeds.length === 0 ? ["Nothing was done yet."] : deeds.map(auditLine);
