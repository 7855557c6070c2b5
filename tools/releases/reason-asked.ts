/**
 * What is said to whoever publishes without a reason, or has its words stand by themselves; nothing where one is given.
 * @param words that stand beside the options.
 */
export function reasonAsked(why: string, words: readonly string[]): string | undefined {
  if (words.length === 0 && why.trim() !== "") return undefined;
  const said = [why, ...words].join(" ").trim();
  return `expected a reason: npm run publish -- --why ${JSON.stringify(said === "" ? "New home order" : said)}`;
}
