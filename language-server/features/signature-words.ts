import { inWords } from "../../publish/check/types/in-words.ts";
import type { Signature } from "../../publish/check/types/operators/signature.ts";

/** An operator as it is called: `money(amount: an amount in kobo) → a text`. */
export function signatureLine(name: string, { takes, again = 0, gives, givesInWords }: Signature): string {
  const args = takes.map(({ name: arg, type, optional }) => `${arg}${optional ? "?" : ""}: ${inWords(type)}`);
  return `${name}(${args.join(", ")}${again > 0 ? ", …" : ""}) → ${givesInWords ?? inWords(gives)}`;
}

/** What an operator does, with an example, in Markdown. */
export function whatItDoes({ says, example }: Signature): string {
  const { expression, given, comes } = example;
  const reads = given === undefined ? "" : ` where ${JSON.stringify(given)}`;
  return `${says}\n\n\`${JSON.stringify(expression)}\` → \`${JSON.stringify(comes)}\`${reads}`;
}
