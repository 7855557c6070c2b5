import { dateTimeText } from "../../../lending/format/lagos-date.ts";
import { callBrand } from "../../contract/brands.ts";
import type { Letterhead } from "./paper.ts";
import type { Words } from "./words.ts";

/** The letterhead of the brand that calls; `now` in ms. */
export function letterhead(words: Words, now: number): Letterhead {
  const brand = callBrand();
  const { phone, email, hours, address } = brand.support;
  return {
    name: brand.name,
    legalName: brand.legalName,
    address,
    contact: [words("paper.help-line", { phone, hours }), email],
    colour: brand.theme["color-brand"] ?? "#17211E",
    onColour: brand.theme["color-on-brand"] ?? "#FFFFFF",
    made: words("paper.made", { time: dateTimeText(now), lender: brand.legalName }),
    page: (number, of) => words("paper.page", { number, of }),
  };
}
