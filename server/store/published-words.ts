import { type Live, standing } from "./releases.ts";

/** What is told of an empty store. */
export const nothingPublished = 'nothing is published yet: npm run publish -- --why "First release"';

/** What the audit says of a release that was published after the one that is live, and takes its place by hand. */
export const againWords = (release: string, before: Live, wasLive: boolean): string =>
  `Release ${release} is live${wasLive ? " again" : ""} for all devices, in place of ${before.release}.`;

/**
 * What the audit says of a release that is published.
 * @param before what was live; the same release for as many devices where it is taken over from the folder
 */
export function publishedWords(
  { release, share, previous }: Pick<Live, "release" | "share" | "previous">,
  before: Live | undefined,
): string {
  if (before?.release === release && before.share === share)
    return `Release ${release} is live for all devices, as it was by the folder already.`;
  if (before?.release === release) return `Release ${release} goes from ${before.share} % to ${share} % of devices.`;
  if (before && standing(before) === release)
    return `Release ${release} is live for all devices again, in place of ${before.release}, which ${before.share} % of them had.`;
  const some = share === 100 ? "all devices" : `${share} % of devices`;
  const others = previous === null ? "" : share === 100 ? `, in place of ${previous}` : `; all others keep ${previous}`;
  return `Release ${release} is live for ${some}${others}.`;
}

/** Why a release that is live is not made live again, and what leads on where only a share of devices has it. */
export const liveAlready = ({ release, share }: Live): string =>
  share === 100
    ? `release ${release} is live already`
    : `release ${release} is live already, for ${share} % of devices: npm run release:back without its id takes it back, npm run publish -- --share 100 gives it to all`;
