import { pairName } from "../../documents/compose-brand.ts";
import { variablesOf } from "../../../engine/expression.ts";
import type { Document } from "../../documents/document.ts";
import { entries, valueAt } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import type { Check } from "../given/checking.ts";
import type { Project } from "../given/project.ts";
import { hostOf, refusedHost } from "./refused-host.ts";
import { latestOf } from "./set-by.ts";
import { elsewhere, tellingOnce } from "./told-once.ts";

const allowList = ["lists", "allowList"];

/**
 * An address of a brand that a button opens is of a host that the brand allows: the app opens no other, and the button
 * would be dead.
 */
export const checkOpened: Check = ({ project, report }) => {
  const tell = tellingOnce({ project, report });
  const paths = new Set(project.documents.flatMap((document) => project.about(document, openedIn)));
  for (const path of [...paths].map((dotted) => dotted.split(".")))
    for (const brand of project.brands) {
      const address = valueAt(brand.value, path);
      const refused = typeof address === "string" ? refusedHost(brand, address) : undefined;
      if (typeof address !== "string" || !refused) continue;
      const at = latestOf<Path>(brand, path, allowList);
      const opens = `"${path.join(".")}"${elsewhere(brand, at, path)}`;
      const name = pairName(brand);
      tell(brand, at, at === allowList ? messages.hostLeftOut(name, hostOf(address), opens) : refused);
    }
};

/** The values of the brand that a document opens. */
const openedIn = (project: Project, document: Document): readonly string[] =>
  project
    .places(document)
    .steps.filter(({ step }) => step.do === "open")
    .flatMap(({ step }) => variablesOf(entries(entries(step.with).url).$))
    .flatMap(({ name }) => (name.startsWith("brand.") ? [name.slice("brand.".length)] : []));
