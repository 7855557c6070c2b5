import { renderToStaticMarkup } from "react-dom/server";
import type { LendingBrand } from "../publish/page/lending-brand.ts";
import { isDrawn, marks } from "../widgets/shared/marks.ts";

/** A brand's icon as an SVG file: its mark in its colours, on a tile of its own. */
export function icon({ mark, theme }: LendingBrand): string {
  const Named = isDrawn(mark) ? marks[mark] : () => null;
  const fills = { tile: theme["color-brand"], first: theme["color-on-brand"], second: theme["color-accent"] };
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
      <style>
        {Object.entries(fills)
          .map(([name, colour]) => `.${name}{fill:${colour}}`)
          .join("")}
      </style>
      <rect width="32" height="32" rx="7" className="tile" />
      <g transform="translate(5.5 5.5) scale(.65625)">
        <Named first="first" second="second" />
      </g>
    </svg>,
  );
}
