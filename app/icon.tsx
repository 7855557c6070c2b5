import { renderToStaticMarkup } from "react-dom/server";
import type { LendingBrand } from "../publish/page/lending-brand.ts";
import { isDrawn, marks } from "../widgets/shared/marks.ts";

/** A tile with round corners, and one without, which phones cut to their own shape: a circle of 4/5 of it always stays. */
const forms = {
  tile: { corners: 7, place: "translate(5.5 5.5) scale(.65625)" },
  whole: { corners: 0, place: "translate(8 8) scale(.5)" },
};

/** A brand's icon as an SVG file: its mark in its colours, on a tile of its own. */
export function icon({ mark, theme }: LendingBrand, form: keyof typeof forms = "tile"): string {
  const Named = isDrawn(mark) ? marks[mark] : () => null;
  const { corners, place } = forms[form];
  const fills = { tile: theme["color-brand"], first: theme["color-on-brand"], second: theme["color-accent"] };
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
      <style>
        {Object.entries(fills)
          .map(([name, colour]) => `.${name}{fill:${colour}}`)
          .join("")}
      </style>
      <rect width="32" height="32" rx={corners} className="tile" />
      <g transform={place}>
        <Named first="first" second="second" />
      </g>
    </svg>,
  );
}
