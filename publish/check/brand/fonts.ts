import { entries } from "../../documents/entries.ts";
import { messages } from "../../faults/messages.ts";
import { ofEach } from "../given/checking.ts";

/** Fonts that have signs in the place of letters, as their names tell. */
const signs =
  /dingbats|^(web|wing)dings|^symbol( ?mt)?$|^standard symbols|marlett|^bookshelf symbol|^mt extra|^ms (outlook|reference specialty)|mdl2 assets|\bicons?\b|awesome|barcode|braille/i;

/**
 * Words stay words in the font of a brand, on every phone: a font of signs in its list is the one that some would take.
 */
export const checkFonts = ofEach(({ report }, document) => {
  for (const [name, fonts] of Object.entries(entries(entries(document.data).theme))) {
    if (!name.startsWith("font-") || typeof fonts !== "string") continue;
    const found = fonts.split(",").map((font) => font.trim().replace(/^["']|["']$/g, ""));
    const font = found.find((one) => signs.test(one));
    if (font !== undefined) report(document, ["theme", name], messages.fontOfSigns(font));
  }
}, "brand");
