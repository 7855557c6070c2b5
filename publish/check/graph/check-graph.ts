import { type EffectiveBrand, pairName } from "../../documents/compose-brand.ts";
import { elements, entries } from "../../documents/entries.ts";
import { messages } from "../../faults/messages.ts";
import type { Said } from "../../faults/say.ts";
import type { Check } from "../given/checking.ts";
import type { Project } from "../given/project.ts";
import { anyGraphOf, type Graph, type GraphNode, graphOf, reached, screensAt } from "./screen-graph.ts";
import type { Place } from "./ways.ts";

/** A fault of the screens of one brand. */
interface Found extends Place {
  readonly said: (brands: string) => Said;
}

/**
 * The screens as borrowers find them, brand by brand: each shows something and has a way back or home; and each that
 * some brand opens can be reached in one, or from outside.
 */
export const checkGraph: Check = ({ project, report }) => {
  const found = new Map<string, { found: Found; brands: string[] }>();
  const opened = new Map<string, GraphNode>();
  const met = new Set<string>();
  for (const brand of project.brands) {
    const { open, inside } = openIn(project, brand);
    for (const node of open) opened.set(node.id, node);
    for (const id of inside) met.add(id);
    for (const fault of faultsOf(brand, open)) {
      const key = JSON.stringify([fault.document.file, fault.path, fault.said("")]);
      const known = found.get(key) ?? { found: fault, brands: [] };
      found.set(key, known);
      known.brands.push(pairName(brand));
    }
  }
  for (const { found: fault, brands } of found.values()) report(fault.document, fault.path, fault.said(listOf(brands)));
  // What no brand leads to now may be what an operator took out of an order: some brand could lead there.
  const [first] = project.brands;
  const unmet = [...opened.values()].filter(({ id }) => !met.has(id));
  const inside = first && unmet.length > 0 ? openOf(project, first, anyGraphOf(project, first)).inside : met;
  for (const { id, document, route } of unmet)
    if (!inside.has(id)) report(document, ["route"], messages.unreachable(route));
};

/** The screens that a brand has open, and those that are reached in it. */
export const openIn = (project: Project, brand: EffectiveBrand): Opened => project.about(brand, opened);

type Opened = ReturnType<typeof openOf>;

const opened = (project: Project, brand: EffectiveBrand): Opened => openOf(project, brand, graphOf(project, brand));

/**
 * The screens that a brand has open, and those that are reached: from its login, entry and slides, and from outside.
 */
function openOf(project: Project, { value }: EffectiveBrand, graph: Graph) {
  const open = [...graph.values()].filter(({ closed }) => !closed);
  const { login, entry } = entries(value.routes);
  const begins = open.filter(({ route, external }) => external || route === login || route === entry);
  const led = slidesOf(value.lists).flatMap((address) => project.about(address, screensAt));
  return { open, inside: reached(graph, [...begins.map(({ id }) => id), ...led]) };
}

function faultsOf({ value }: EffectiveBrand, open: readonly GraphNode[]): readonly Found[] {
  const { home, login } = entries(value.routes);
  const ids = (route: unknown) => open.filter((node) => node.route === route).map(({ id }) => id);
  const ends = [...ids(home), ...ids(login)];
  return open.flatMap(({ document, on, header, tab, empty }): Found[] => {
    const at = (said: Found["said"]): Found => ({ document, path: ["children"], said });
    if (empty) return [at(messages.showsNothing)];
    return header || tab || ends.some((end) => on.has(end)) ? [] : [at(messages.deadEnd)];
  });
}

/** The addresses of slides. */
const slidesOf = (lists: unknown): readonly string[] =>
  Object.values(entries(lists)).flatMap((list) =>
    elements(list).flatMap((slide) => {
      const { linkUrl } = entries(slide);
      return typeof linkUrl === "string" ? [linkUrl] : [];
    }),
  );

/** Brands by their pairs, the first few of many. */
function listOf(brands: readonly string[]): string {
  const [first, second, third, ...others] = brands;
  const shown = [first, second, third].filter((one) => one !== undefined).join(", ");
  return others.length === 0 ? shown : `${shown} and ${others.length} more`;
}
