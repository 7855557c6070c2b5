/** What became of the changes of one decision or one folder. */
export interface Score {
  readonly name: string;
  readonly changed: number;
  /** Those that no test noticed, in words. */
  readonly survivors: readonly string[];
  /** How many count as noticed because the tests did not come to an end. */
  readonly late?: number;
}

/** How many of a hundred changes the tests noticed, whole figures rounded down. */
export function percentOf({ changed, survivors }: Score): number {
  return changed === 0 ? 100 : Math.floor((100 * (changed - survivors.length)) / changed);
}
