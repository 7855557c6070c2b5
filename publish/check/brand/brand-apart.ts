import { pairName } from "../../documents/compose-brand.ts";
import { entries, valueAt } from "../../documents/entries.ts";
import { messages } from "../../faults/messages.ts";
import type { Check } from "../given/checking.ts";
import { tellingOnce } from "./told-once.ts";

/** So much two colours differ at least in red, green or blue that are not taken for each other. */
const APART = 16;

/**
 * Red says that something failed or is overdue: buttons and links of the same red say so everywhere, and then nothing
 * does. A warning, since all can be used.
 */
export const checkBrandApart: Check = ({ project, report }) => {
  const tell = tellingOnce({ project, report });
  for (const brand of project.brands)
    for (const look of ["theme", "dark"]) {
      const [colour, danger] = ["color-brand", "color-danger"].map(
        (token) => valueAt(brand.value, [look, token]) ?? entries(brand.value.theme)[token],
      );
      if (typeof colour === "string" && typeof danger === "string" && isTakenFor(colour, danger))
        tell(brand, [look, "color-brand"], messages.brandAsDanger(pairName(brand), colour, danger));
    }
};

const isTakenFor = (one: string, other: string): boolean =>
  [1, 3, 5].every((at) => Math.abs(partOf(one, at) - partOf(other, at)) < APART);

/** Red, green or blue of `#RRGGBB`. */
const partOf = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
