import { entries } from "../../documents/entries.ts";
import { messages } from "../../faults/messages.ts";
import { ofEach } from "../given/checking.ts";

/** A section that rises says what comes first to somebody: no brand may leave it out of home. */
export const checkRisen = ofEach(({ report }, section) => {
  const { rises, stays } = entries(section.data);
  if (rises !== undefined && stays !== true) report(section, ["rises"], messages.risesAlone());
}, "section");
