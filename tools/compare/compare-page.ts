import type { BrandComparison, ComparedField } from "../../publish/studio/brand-comparison.ts";
import { countOf } from "./format-comparison.ts";
import { toldValue } from "./told-value.ts";

/** A screen in both brands. */
export interface PairedPicture {
  readonly name: string;
  /** PNGs. */
  readonly left: Buffer;
  readonly right: Buffer;
  /** Both laid over each other. */
  readonly difference: Buffer;
  readonly percent: number;
}

const style = `
body { margin: 0 auto; padding: 24px; max-width: 1240px; background: #f4f5f7; color: #171a21; font: 0.875rem/1.45 system-ui, sans-serif }
h1 { font-size: 1.5rem } h2 { margin-top: 40px; font-size: 1.25rem } h3 { margin: 24px 0 8px; font-size: 1rem }
.soft { color: #565d6d; font-weight: 400 }
.three { display: grid; grid-template-columns: repeat(auto-fit, minmax(240px, 360px)); align-items: start; gap: 24px }
figure { margin: 0 } figcaption { margin-bottom: 4px; color: #565d6d }
img { display: block; width: 100%; border: 1px solid #858c9b; border-radius: 8px }
table { width: 100%; border-spacing: 0; background: #fff; table-layout: fixed }
th, td { padding: 8px 12px; border-bottom: 1px solid #dcdfe6; text-align: left; vertical-align: top; overflow-wrap: anywhere }
td span, th span { display: block; color: #565d6d; font-size: 0.8125rem; font-weight: 400 }
`;

/** A page of its own, whole in one file: the main screens of two brands side by side, and the values that differ. */
export function comparePage(comparison: BrandComparison, pictures: readonly PairedPicture[]): string {
  const [left, right] = [comparison.left, comparison.right].map(({ name, pair }) => `${name} ${pair}`);
  const title = escaped(`${left} beside ${right}`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}</style>
<main>
<h1>${title}</h1>
<p>${countOf(comparison)}.</p>
<h2>Screens</h2>
${pictures.map((picture) => screen(picture, [left ?? "", right ?? ""])).join("\n")}
<h2>Values that differ</h2>
${comparison.sections.map(({ title: of, fields }) => `<h3>${escaped(of)}</h3>\n${table(fields, [left ?? "", right ?? ""])}`).join("\n")}
</main>
</html>
`;
}

type Names = readonly [left: string, right: string];

function screen({ name, left, right, difference, percent }: PairedPicture, [one, other]: Names): string {
  const figures = [
    [one, left],
    [other, right],
    ["What differs, in red", difference],
  ] as const;
  const drawn = figures.map(
    ([says, png]) =>
      `<figure><figcaption>${escaped(says)}</figcaption><img alt="${escaped(`${name}: ${says}`)}" src="data:image/png;base64,${png.toString("base64")}"></figure>`,
  );
  return `<h3>${escaped(name)} <span class="soft">${Math.round(percent)} % differs</span></h3>\n<div class="three">${drawn.join("")}</div>`;
}

function table(fields: readonly ComparedField[], names: Names): string {
  const rows = fields.map((field) => {
    const sides = [field.left, field.right].map((side) => {
      const { words, who } = toldValue(field, side);
      return `<td>${escaped(words)}<span>${escaped(who)}</span></td>`;
    });
    const moves = field.moves.map((move) => `<span>${escaped(move)}</span>`);
    return `<tr><th scope="row">${escaped(field.title)}${moves.join("")}</th>${sides.join("")}</tr>`;
  });
  const head = ["Value", ...names].map((name) => `<th scope="col">${escaped(name)}</th>`);
  return `<table><thead><tr>${head.join("")}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
