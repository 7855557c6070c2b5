import type { Document } from "../../documents/document.ts";
import type { Check } from "../given/checking.ts";
import { messages } from "../../faults/messages.ts";
import { redirects } from "../given/redirects.ts";
import { leadsTo } from "../given/routes.ts";
import { entries } from "../../documents/entries.ts";
import { idOf } from "../given/document-index.ts";

/** Parts that use each other, and screens whose entering leads round, in a circle (R12, R15). */
export const checkCircles: Check = ({ project, report }) => {
  const parts = project.ofKind("part");
  const uses = (part: Document) =>
    project.places(part).references.flatMap(({ to, name }) => (to === "part" ? (parts.get(String(name)) ?? []) : []));
  for (const circle of circles([...parts.values()], uses))
    report(circle[0], ["children"], messages.partCycle([...circle, circle[0]].map(idOf)));
  const screens = [...project.ofKind("screen").values()];
  const isAt = (screen: Document, to: string) => leadsTo(to, String(entries(screen.data).route));
  const leads = (screen: Document) => redirects(screen).flatMap(({ to }) => screens.filter((other) => isAt(other, to)));
  for (const circle of circles(screens, leads)) {
    const [screen, next = screen] = circle;
    const first = redirects(screen).find(({ to }) => isAt(next, to));
    report(screen, first?.path ?? [], messages.enterCycle([...circle, screen].map(idOf)));
  }
};

type Circle = readonly [Document, ...Document[]];

/** Each circle once, as the documents along it from the one that comes first. */
function circles(all: readonly Document[], next: (document: Document) => readonly Document[]): Circle[] {
  const found: Circle[] = [];
  const settled = new Set<Document>();
  const visit = (document: Document, trail: readonly Document[]): void => {
    const start = trail.indexOf(document);
    if (start >= 0) found.push([document, ...trail.slice(start + 1)]);
    if (start >= 0 || settled.has(document)) return;
    for (const following of next(document)) visit(following, [...trail, document]);
    settled.add(document);
  };
  for (const document of all) visit(document, []);
  return found;
}
