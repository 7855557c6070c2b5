let count = 0;

/** Counts one render of a row, a group or a card. */
export function rendered(): void {
  count++;
}

/** How many renders there were since it was last asked. */
export function takeRenders(): number {
  const taken = count;
  count = 0;
  return taken;
}
