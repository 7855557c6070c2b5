import { type Options, readOptions, type Told } from "./read-options.ts";

/**
 * What this command was told. What it does not take ends it with one line and exit code 2, before it has done anything.
 * @param most so many words it takes beside its options; none unless told.
 */
export function optionsOf<const Known extends Options>(options: Known, most = 0): Told<Known> {
  const told = readOptions(process.argv.slice(2), options, most);
  return "refused" in told ? stopMisused(told.refused) : told;
}

/** A number that an option was given; anything else ends the command with one line and exit code 2. */
export function wholeOf(name: string, text: string, least = 1): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return number >= least ? number : stopMisused(`expected a whole number from ${least} after ${name}, found "${text}"`);
}

/** Ends a command that was called wrongly, with one line. */
export function stopMisused(line: string): never {
  console.error(line);
  process.exit(2);
}
