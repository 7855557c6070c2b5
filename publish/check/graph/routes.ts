import type { Document } from "../../documents/document.ts";
import type { Path } from "../../documents/position.ts";
import { addresses } from "../given/addresses/addresses-in.ts";
import { ofEach } from "../given/checking.ts";
import { messages } from "../../faults/messages.ts";
import type { Said } from "../../faults/say.ts";
import { addressesOf } from "../given/addresses/addresses.ts";
import { nearestAddress } from "../given/addresses/nearest-address.ts";
import type { Project } from "../given/project.ts";
import { routePrefix, routeShape } from "../given/routes.ts";
import { elements, entries } from "../../documents/entries.ts";
import { written } from "../walk/written.ts";

/** Where something leads: a whole address, or its beginning when the rest is computed. */
interface Target {
  readonly path: Path;
  readonly address: string;
  readonly whole: boolean;
  /** The names of the query that is handed on beside it. */
  readonly query: readonly string[];
  /** A text that is an address, and that leads there if anything does. */
  readonly mentioned?: true;
}

/** Routes are unique, but for a native app's own screens; every target has a screen. */
export const checkRoutes = ofEach(({ project, report }, document) => {
  const shape = shapeOf(document);
  const other = shape === undefined ? undefined : project.about(shape, firstOfShape);
  if (other && other !== document)
    report(document, ["route"], messages.routeTwice(String(entries(document.data).route), other.file));
  const said = new Set<string>();
  const targets = [...project.about(document, targetsIn), ...project.about(document, mentionsIn)];
  for (const { path, address, query, whole, mentioned } of targets) {
    const place = JSON.stringify(path);
    if (said.has(place) || !project.whole(hasScreens)) continue;
    // A route may also be handed on as a param; any text that is an address leads there.
    if (mentioned && path.at(-1) !== "linkUrl" && !project.about(address, screenAt)) continue;
    said.add(place);
    const wrong = whole
      ? project.about(JSON.stringify([address, ...query]), wrongOf)
      : project.about(address, beginsNone);
    if (wrong) report(document, path, wrong);
  }
});

const screenAt = (project: Project, address: string): Document | undefined =>
  project.whole(addressesOf).screen(address);

/** What is wrong with an address and the names of a query beside it. */
function wrongOf(project: Project, asked: string): Said | undefined {
  const [address = "", ...query] = elements(JSON.parse(asked)).map(String);
  return project.whole(addressesOf).wrong(address, query);
}

const hasScreens = (project: Project): boolean => project.ofKind("screen").size > 0;

/** What addresses may a screen's route come to, in a form that two of the same share. */
function shapeOf({ kind, data }: Document): string | undefined {
  const { route, native } = entries(data);
  if (kind !== "screen" || typeof route !== "string") return undefined;
  return `${routeShape(route)}${native ? " native" : ""}`;
}

const firstOfShape = (project: Project, shape: string): Document | undefined => project.whole(byShape).get(shape);

const byShape = (project: Project): ReadonlyMap<string, Document> => {
  const first = new Map<string, Document>();
  for (const screen of project.ofKind("screen").values()) {
    const shape = shapeOf(screen);
    if (shape !== undefined && !first.has(shape)) first.set(shape, screen);
  }
  return first;
};

/** What is wrong with the beginning of an address: no route begins like it. */
export function beginsNone(project: Project, address: string): Said | undefined {
  const known = project.whole(routesOf);
  return known.some((route) => fits(address, route))
    ? undefined
    : messages.unknownRoute(address, nearestAddress(address, known));
}

const routesOf = (project: Project): readonly string[] =>
  [...project.ofKind("screen").values()].flatMap(({ data }) => {
    const { route } = entries(data);
    return typeof route === "string" ? [route] : [];
  });

const fits = (beginning: string, route: string) =>
  routePrefix(route).startsWith(beginning) || beginning.startsWith(routePrefix(route));

function targetsIn(project: Project, document: Document): readonly Target[] {
  const { names, references } = project.places(document);
  const literal = references.flatMap(({ to, name, path }): Target[] =>
    to === "route" && typeof name === "string"
      ? [{ path, address: name, whole: true, query: beside(document, path) }]
      : [],
  );
  const computed = names.flatMap(({ to, value, path }): Target[] =>
    to !== "route"
      ? []
      : addresses(value).map(({ address, whole, path: inner }) => ({
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
  decision: ["usual"],
  brand: ["api"],
};

/** Every text of a document that is an address. */
const mentionsIn = (_: Project, { kind, data }: Document): readonly Target[] =>
  (apart.includes(kind) ? [] : written(data)).flatMap(({ text, path, at }): readonly Target[] => {
    const isAddress = at === "value" && typeof text === "string" && /^\/[A-Za-z]/.test(text);
    if (!isAddress || own[kind]?.includes(String(path[0]))) return [];
    return [{ path, address: text, whole: path.at(-2) !== "cat", query: [], mentioned: true }];
  });
