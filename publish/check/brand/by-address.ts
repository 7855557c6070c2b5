import { isOperation, operation, variablesOf } from "../../../engine/expression.ts";
import type { Document } from "../../documents/document.ts";
import { elements, entries } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import { addressesOf } from "../given/addresses/addresses.ts";
import { ofEach } from "../given/checking.ts";

/**
 * Where a brand leads by an address alone (its routes, tabs and slides) is a screen that needs nothing besides: one
 * that begins by leading whoever comes without what an earlier screen kept elsewhere is none of these.
 */
export const checkByAddress = ofEach(({ project, report }, document) => {
  const addresses = project.whole(addressesOf);
  for (const { address, path } of led(document)) {
    const screen = typeof address === "string" ? addresses.screen(address) : undefined;
    const state = screen && project.about(screen, (_, { data }: Document) => neededState(data));
    if (state !== undefined) report(document, path, messages.addressNotEnough(String(address), state));
  }
}, "brand");

interface Led {
  readonly address: unknown;
  readonly path: Path;
}

function led({ data }: Document): readonly Led[] {
  const { routes, tabs, lists } = entries(data);
  const slides = Object.entries(entries(lists)).flatMap(([name, list]) =>
    elements(list).map((one, at) => ({ address: entries(one).linkUrl, path: ["lists", name, at, "linkUrl"] })),
  );
  return [
    ...Object.entries(entries(routes)).map(([name, address]) => ({ address, path: ["routes", name] })),
    ...Object.entries(entries(entries(tabs).items)).map(([id, tab]) => ({
      address: entries(tab).to,
      path: ["tabs", "items", id, "to"],
    })),
    ...slides,
  ];
}

/** What is kept on the journey that a screen leads away without. */
function neededState(data: unknown): string | undefined {
  const { guard, on } = entries(data);
  for (const step of [...elements(guard), ...elements(entries(on).enter)]) {
    const { do: verb, if: condition } = entries(step);
    if (verb !== "go" || !isOperation(condition) || operation(condition).name !== "!") continue;
    const [read, ...others] = variablesOf(condition);
    if (read !== undefined && others.length === 0 && read.name.startsWith("journey.")) return read.name;
  }
  return undefined;
}
