import type { Document } from "../../documents/document.ts";
import type { Path } from "../../documents/position.ts";
import { addresses } from "../given/addresses-in.ts";
import type { Check } from "../given/checking.ts";
import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import { addressesOf } from "../given/addresses.ts";
import type { Project } from "../given/project.ts";
import { routePrefix, routeShape } from "../given/routes.ts";
import { elements, entries } from "../../documents/entries.ts";

/** Where something leads: a whole address, or its beginning when the rest is computed. */
interface Target {
  readonly document: Document;
  readonly path: Path;
  readonly address: string;
  readonly whole: boolean;
  /** The names of the query that is handed on beside it. */
  readonly query: readonly string[];
}

/** Routes are unique, but for a native app's own screens; every target has a screen. */
export const checkRoutes: Check = ({ project, report }) => {
  const screens = [...project.documents].filter(({ kind }) => kind === "screen");
  const routes = screens.flatMap((document) => {
    const { route, native } = entries(document.data);
    return typeof route === "string"
      ? [{ document, route, shape: `${routeShape(route)}${native ? " native" : ""}` }]
      : [];
  });
  const first = new Map<string, string>();
  for (const { document, route, shape } of routes) {
    const other = first.get(shape);
    if (other !== undefined) report(document, ["route"], messages.routeTwice(route, other));
    else first.set(shape, document.file);
  }
  const addresses = project.whole(addressesOf);
  const found = project.documents.flatMap((document) => project.about(document, targetsIn));
  // A route may also be handed on as a param; any text that is an address leads there.
  const mentioned = project.documents.flatMap((document) => project.about(document, mentionsIn));
  const led = mentioned.filter(({ path, address }) => path.at(-1) === "linkUrl" || addresses.screen(address));
  const known = routes.map(({ route }) => route);
  const said = new Set<string>();
  for (const { document, path, address, query, whole } of screens.length > 0 ? [...found, ...led] : []) {
    const place = JSON.stringify([document.file, path]);
    if (said.has(place)) continue;
    said.add(place);
    const begins = whole || known.some((route) => fits(address, route));
    const unknown = begins ? undefined : messages.unknownRoute(address, nearest(address, known));
    const wrong = whole ? addresses.wrong(address, query) : unknown;
    if (wrong) report(document, path, wrong);
  }
};

const fits = (beginning: string, route: string) =>
  routePrefix(route).startsWith(beginning) || beginning.startsWith(routePrefix(route));

function targetsIn(project: Project, document: Document): readonly Target[] {
  const { names, references } = project.places(document);
  const literal = references.flatMap(({ to, name, path }): Target[] =>
    to === "route" && typeof name === "string"
      ? [{ document, path, address: name, whole: true, query: beside(document, path) }]
      : [],
  );
  const computed = names.flatMap(({ to, value, path }): Target[] =>
    to !== "route"
      ? []
      : addresses(value).map(({ address, whole, path: inner }) => ({
          document,
          path: [...path, ...inner],
          address,
          whole,
          query: beside(document, path),
        })),
  );
  return [...literal, ...computed];
}

/** What a step hands on as the query of the address at a path. */
function beside({ data }: Document, path: Path): readonly string[] {
  const holder = path
    .slice(0, -1)
    .reduce<unknown>((at, key) => (typeof key === "number" ? elements(at)[key] : entries(at)[key]), data);
  return Object.keys(entries(entries(holder).query));
}

/** Kinds whose texts are no address that the app follows. */
const apart: readonly string[] = ["widget-examples", "text", "call"];
/** What a document says of itself, or tries a decision with. */
const own: Readonly<Record<string, readonly string[]>> = {
  screen: ["route"],
  decision: ["cases", "usual"],
  brand: ["api"],
};

/** Every text of a document that is an address. */
function mentionsIn(_: Project, document: Document): readonly Target[] {
  const { kind, data } = document;
  const found: Target[] = [];
  const waiting: { path: Path; value: unknown }[] = apart.includes(kind) ? [] : [{ path: [], value: data }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { path, value } = next;
    if (own[kind]?.includes(String(path[0]))) continue;
    if (typeof value === "string" && /^\/[A-Za-z]/.test(value))
      found.push({ document, path, address: value, whole: path.at(-2) !== "cat", query: [] });
    else if (Array.isArray(value)) value.forEach((one, index) => waiting.push({ path: [...path, index], value: one }));
    else for (const [key, one] of Object.entries(entries(value))) waiting.push({ path: [...path, key], value: one });
  }
  return found;
}
