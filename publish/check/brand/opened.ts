import { variablesOf } from "../../../engine/expression.ts";
import { leadsOn } from "../../../lending/operators/offered.ts";
import type { Document } from "../../documents/document.ts";
import { elements, entries, valueAt } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import type { Check } from "../given/checking.ts";
import type { Project } from "../given/project.ts";
import { latestOf } from "./set-by.ts";
import { elsewhere, tellingOnce } from "./told-once.ts";

const allowList = ["lists", "allowList"];

/** An address of a brand that a button opens is of a host that the brand allows: the app opens no other, and the button would be dead. */
export const checkOpened: Check = ({ project, report }) => {
  const tell = tellingOnce({ project, report });
  const paths = new Set(project.documents.flatMap((document) => project.about(document, openedIn)));
  for (const path of [...paths].map((dotted) => dotted.split(".")))
    for (const brand of project.brands) {
      const address = valueAt(brand.value, path);
      const hosts = elements(valueAt(brand.value, allowList));
      if (typeof address !== "string" || leadsOn(address, [], hosts)) continue;
      const host = URL.canParse(address) ? new URL(address).host : address;
      const at = latestOf<Path>(brand, path, allowList);
      const opens = `"${path.join(".")}"${elsewhere(brand, at, path)}`;
      const name = `${brand.business}-${brand.channel}`;
      const near = nearest(host, hosts.map(String));
      tell(
        brand,
        at,
        at === allowList ? messages.hostLeftOut(name, host, opens) : messages.hostNotAllowed(name, host, near),
      );
    }
};

/** The values of the brand that a document opens. */
const openedIn = (project: Project, document: Document): readonly string[] =>
  project
    .places(document)
    .steps.filter(({ step }) => step.do === "open")
    .flatMap(({ step }) => variablesOf(entries(entries(step.with).url).$))
    .flatMap(({ name }) => (name.startsWith("brand.") ? [name.slice("brand.".length)] : []));
