import { parseArgs, type ParseArgsConfig } from "node:util";
import { nearest } from "../../publish/faults/nearest.ts";

/** The options that a command takes, as Node's `parseArgs` is told of them. */
export type Options = NonNullable<ParseArgsConfig["options"]>;

/** What a command was told: its options by name, and the words beside them. */
export type Told<Known extends Options> = Pick<
  ReturnType<typeof parseArgs<{ options: Known; allowPositionals: true }>>,
  "values" | "positionals"
>;

/**
 * Reads what a command was told, or says in one line what was expected in the place of what was found.
 * @param most so many words it takes beside its options.
 */
export function readOptions<const Known extends Options>(
  args: readonly string[],
  options: Known,
  most = 0,
): Told<Known> | { readonly refused: string } {
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  const names = Object.keys(options).map((name) => `--${name}`);
  const instead = (found: string) => {
    const near = nearest(found.replace(/^-+/, ""), Object.keys(options));
    return `"${found}"${near === undefined ? "" : `; did you mean "--${near}"?`}`;
  };
  const said = new Set<string>();
  let words = 0;
  for (const token of tokens) {
    if (token.kind === "option-terminator") continue;
    if (token.kind === "positional") {
      words++;
      if (words > most) return { refused: `expected ${wordsOf(most, names)}, found ${instead(token.value)}` };
      continue;
    }
    const { name, rawName, value, inlineValue } = token;
    const known = Object.hasOwn(options, name) ? options[name] : undefined;
    if (!known) return { refused: `expected ${oneOf(names)}, found ${instead(rawName)}` };
    if (known.type === "boolean" && value !== undefined)
      return { refused: `expected ${rawName} alone, found "${rawName}=${value}"` };
    if (known.type === "string" && (value === undefined || (inlineValue !== true && value.startsWith("-"))))
      return { refused: `expected a value after ${rawName}, found ${value === undefined ? "nothing" : `"${value}"`}` };
    // The last one alone would count.
    if (said.has(name) && !known.multiple) return { refused: `expected --${name} once, found it twice` };
    said.add(name);
  }
  return parseArgs({ args: [...args], options, allowPositionals: true });
}

const oneOf = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? "no option") : `${names.slice(0, -1).join(", ")} or ${names.at(-1) ?? ""}`;

function wordsOf(most: number, names: readonly string[]): string {
  if (most === 0) return names.length === 0 ? "nothing" : oneOf(names);
  return most === 1 ? "one word" : `at most ${most} words`;
}
