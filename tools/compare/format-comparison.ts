import type { BrandComparison, ComparedField } from "../../publish/studio/brand-comparison.ts";
import { toldValue } from "./told-value.ts";

/** For people: what two brands have otherwise, by sections, with who set each value, and what moves in an order. */
export function formatComparison(comparison: BrandComparison): string {
  const { left, right, sections } = comparison;
  const told = sections.flatMap(({ title, fields }) => [
    "",
    title,
    ...fields.flatMap((field) => fieldLines(field, comparison)),
  ]);
  return [`${left.name} ${left.pair} beside ${right.name} ${right.pair}: ${countOf(comparison)}.`, ...told].join("\n");
}

/** How many values differ, in words. */
export function countOf({ sections }: BrandComparison): string {
  const count = sections.reduce((sum, { fields }) => sum + fields.length, 0);
  if (count === 0) return "nothing differs";
  return count === 1 ? "1 value differs" : `${count} values differ`;
}

function fieldLines(field: ComparedField, { left, right }: BrandComparison): readonly string[] {
  const sides = [
    { pair: left.pair, ...toldValue(field, field.left) },
    { pair: right.pair, ...toldValue(field, field.right) },
  ];
  const longest = (key: "pair" | "words") => Math.min(48, Math.max(...sides.map((side) => side[key].length)));
  return [
    `  ${field.title}  ${field.path.join(".")}`,
    ...sides.map(
      ({ pair, words, who }) => `    ${pair.padEnd(longest("pair"))}  ${words.padEnd(longest("words"))}  ${who}`,
    ),
    ...field.moves.map((move) => `    In ${right.pair}: ${move}`),
  ];
}
