import { isOperation, operation } from "../../../engine/expression.ts";
import { elements, entries, isEntries } from "../../documents/entries.ts";
import type { Said } from "../../faults/say.ts";
import { typeMessages } from "../../faults/type-messages.ts";
import { addressesOf } from "../given/addresses/addresses.ts";
import { ofEach } from "../given/checking.ts";
import { beginsNone } from "../graph/routes.ts";
import type { Project } from "../given/project.ts";
import { aimed } from "../typed/aimed.ts";
import { outcomes } from "../typed/outcomes.ts";
import { alternatives, type Type } from "../types/type.ts";
import { where } from "../walk/places.ts";

/**
 * Where a step leads by an address that is joined, there or in a value that is worked out: each that it can come to
 * leads somewhere, and of each part somebody says what it can be.
 */
export const checkJoinedAddresses = ofEach(({ project, report }, document) => {
  for (const { step, path, scope } of project.places(document).steps) {
    const { to, query } = entries(step.with);
    if (step.do !== "go" || !isEntries(to) || !("$" in to)) continue;
    for (const { path: inside, part, given } of outcomes(to.$)) {
      const beginning = beginningOf(part);
      // What begins no route is told where that is written.
      const isTold = beginning !== undefined && project.about(beginning, beginsNone) !== undefined;
      if ((typeof part === "string" && inside.length > 0) || isTold) continue;
      const at = [...path, "with", "to", "$", ...inside, ...aimed(part)];
      const found = project.types.infer(document, part, where(scope, given));
      const wrong = wrongIn(project, found, beginning, Object.keys(entries(query)));
      if (wrong) report(document, at, wrong);
    }
  }
});

/** What an address begins with that is joined here. */
function beginningOf(part: unknown): string | undefined {
  if (!isOperation(part) || operation(part).name !== "cat") return undefined;
  const [beginning] = operation(part).values;
  return typeof beginning === "string" ? beginning : undefined;
}

/** What keeps what an address can come to from leading anywhere. */
function wrongIn(
  project: Project,
  found: Type,
  beginning: string | undefined,
  query: readonly string[],
): Said | undefined {
  const texts = alternatives(found).filter((one) => one.is === "text");
  // Where any word may follow (an id), any text may be joined.
  const takesAny =
    beginning === undefined || project.about(JSON.stringify([`${beginning}-`]), wrongAddress) === undefined;
  if (!takesAny && texts.some((one) => one.joined)) return typeMessages.unknownAddress();
  const listed = texts.flatMap((one) => one.only ?? one.known ?? []).filter((one) => one.startsWith("/"));
  for (const address of listed) {
    const wrong = project.about(JSON.stringify([address, ...query]), wrongAddress);
    if (wrong) return wrong;
  }
  return undefined;
}

function wrongAddress(project: Project, asked: string): Said | undefined {
  const [address = "", ...query] = elements(JSON.parse(asked)).map(String);
  return project.whole(addressesOf).wrong(address, query);
}
