import { messages } from "../../faults/messages.ts";
import { ofEach } from "../given/checking.ts";
import { written } from "../walk/written.ts";

/** What is filled in, or looked up, in the texts of `locales/` alone. */
const place = /\{\{[^{}]*\}?\}?|\$t\([^)]*\)?/;

/** What a brand says is shown as it is written: a place for a value would be shown as such, for nothing fills it. */
export const checkUnfilled = ofEach(({ report }, document) => {
  for (const { text, path, at } of written(document.data)) {
    const found = typeof text === "string" && at === "value" ? place.exec(text)?.[0] : undefined;
    if (found !== undefined) report(document, path, messages.unfilled(found));
  }
}, "brand");
