import { leadsOn } from "../../../lending/operators/offered.ts";
import { elements, entries } from "../../documents/entries.ts";
import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import { ofEach } from "../given/checking.ts";

/** An address that a document opens as it is written there is of a host that every brand with a list allows. */
export const checkOpenedHosts = ofEach(({ project, report }, document) => {
  for (const { step, path } of project.places(document).steps) {
    const { url, own } = entries(step.with);
    if (step.do !== "open" || typeof url !== "string" || own === true) continue;
    const refusing = project.brands.find(({ value }) => {
      const { allowList } = entries(value.lists);
      return allowList !== undefined && !leadsOn(url, [], elements(allowList));
    });
    if (!refusing) continue;
    const { business, channel, value } = refusing;
    const host = URL.canParse(url) ? new URL(url).host : url;
    const near = nearest(host, elements(entries(value.lists).allowList).map(String));
    report(document, [...path, "with", "url"], messages.hostNotAllowed(`${business}-${channel}`, host, near));
  }
});
