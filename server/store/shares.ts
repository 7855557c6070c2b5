/** Shares of devices that a release may be live for, percent: as the studio offers them. */
export const shares: readonly number[] = [1, 5, 25, 50, 100];

/** What a share must be, in words. */
export const shareWords = `expected a share of ${shares.slice(0, -1).join(", ")} or ${shares.at(-1)} % of devices`;
