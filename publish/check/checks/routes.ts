import type { Document } from "../../documents/document.ts";
import type { Path } from "../../documents/position.ts";
import type { Check, Checking } from "../given/checking.ts";
import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import { leadsTo, routePrefix, routeShape } from "../given/routes.ts";
import { entries, isEntries } from "../../documents/entries.ts";

/** Where something leads: a whole address, or its beginning when the rest is computed. */
interface Target {
  readonly document: Document;
  readonly path: Path;
  readonly address: string;
  readonly whole: boolean;
}

/** Routes are unique, but for a native app's own screens; every target has a screen; every screen can be reached or says that it is reached from outside. */
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
  const found = targets({ project });
  for (const { document, path, address, whole } of found) {
    const hit = routes.some(({ route }) => fits(address, whole, route));
    if (!hit && screens.length > 0)
      report(
        document,
        path,
        messages.unknownRoute(
          address,
          nearest(
            address,
            routes.map(({ route }) => route),
          ),
        ),
      );
  }
  // A route may also be handed on as a param; any text that is an address leads there.
  const mentioned = [...mentions(project.documents)];
  for (const { document, route } of routes) {
    if (entries(document.data).external === true || route === "/*") continue;
    const own = (from: Document) => from === document;
    const reached =
      found.some((target) => !own(target.document) && fits(target.address, target.whole, route)) ||
      mentioned.some((mention) => !own(mention.document) && leadsTo(mention.address, route));
    if (!reached) report(document, ["route"], messages.unreachable(route));
  }
};

const fits = (address: string, whole: boolean, route: string) =>
  whole ? leadsTo(address, route) : routePrefix(route).startsWith(address) || address.startsWith(routePrefix(route));

function targets({ project }: Pick<Checking, "project">): Target[] {
  return project.documents.flatMap((document) => {
    const { names, references } = project.places(document);
    const literal = references.flatMap(({ to, name, path }): Target[] =>
      to === "route" && typeof name === "string" ? [{ document, path, address: name, whole: true }] : [],
    );
    const computed = names.flatMap(({ to, value, path }): Target[] =>
      to !== "route"
        ? []
        : addresses(value).map(({ address, whole, path: inner }) => ({
            document,
            path: [...path, ...inner],
            address,
            whole,
          })),
    );
    return [...literal, ...computed];
  });
}

/** The addresses that a value may come to: the literal, or the literals of its expression. */
export function addresses(value: unknown): { address: string; whole: boolean; path: Path }[] {
  if (typeof value === "string") return value.startsWith("/") ? [{ address: value, whole: true, path: [] }] : [];
  if (!isEntries(value) || !("$" in value)) return [];
  const found: { address: string; whole: boolean; path: Path }[] = [];
  const visit = (inner: unknown, path: Path, joined: boolean): void => {
    if (typeof inner === "string" && inner.startsWith("/")) found.push({ address: inner, whole: !joined, path });
    else if (Array.isArray(inner)) inner.forEach((one, index) => visit(one, [...path, index], joined));
    else
      for (const [name, argument] of Object.entries(entries(inner)))
        if (name !== "var" && name !== "matches") visit(argument, [...path, name], joined || name === "cat");
  };
  visit(value.$, ["$"], false);
  return found;
}

function* mentions(documents: readonly Document[]): Generator<{ document: Document; address: string }> {
  for (const document of documents) {
    if (document.kind === "widget-examples" || document.kind === "text" || document.kind === "call") continue;
    const waiting: unknown[] = [document.data];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (typeof next === "string" && /^\/[A-Za-z]/.test(next)) yield { document, address: next };
      else if (typeof next === "object" && next !== null) {
        const inner: readonly unknown[] = Object.values(next);
        waiting.push(...inner);
      }
    }
  }
}
