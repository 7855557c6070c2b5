import { entries } from "../../documents/entries.ts";
import { ofEach } from "../given/checking.ts";
import { refusedHost } from "./refused-host.ts";

/** An address that a document opens as it is written there is of a host that every brand with a list allows. */
export const checkOpenedHosts = ofEach(({ project, report }, document) => {
  for (const { step, path } of project.places(document).steps) {
    const { url, own } = entries(step.with);
    if (step.do !== "open" || typeof url !== "string" || own === true) continue;
    const listing = project.brands.filter(({ value }) => entries(value.lists).allowList !== undefined);
    const [said] = listing.flatMap((brand) => refusedHost(brand, url) ?? []);
    if (said) report(document, [...path, "with", "url"], said);
  }
});
