import { variablesOf } from "../../engine/expression.ts";
import { writableBy } from "../../engine/roots.ts";
import type { Addresses } from "../../publish/check/given/addresses/addresses.ts";
import type { Project } from "../../publish/check/given/project.ts";
import { addresses } from "../../publish/check/given/addresses/addresses-in.ts";
import { textsIn } from "../../publish/check/given/text-file.ts";
import type { Document } from "../../publish/documents/document.ts";
import { entries } from "../../publish/documents/entries.ts";
import type { Path } from "../../publish/documents/position.ts";
import type { Reference } from "../../publish/documents/references-of.ts";
import { namesBeside } from "./beside-grammar.ts";
import { namedIn } from "./in-paths.ts";
import type { Occurrence } from "./occurrence.ts";

/** Every name that a document uses. */
export function usedIn(project: Project, document: Document, routes: Addresses): readonly Occurrence[] {
  const { kind } = document;
  const { expressions, texts, paths, references, names, nodes } = project.places(document);
  const use = (named: readonly string[], path: Path, text: string, at: "key" | "value" = "value"): Occurrence => {
    return { names: named, document, path, at, from: 0, length: text.length, declares: false };
  };
  const inPath: InPath = (name, path, at = "value") =>
    namedIn(project, document, name).map(({ names: found, from, length }) => ({
      ...use(found, path, name, at),
      from,
      length,
    }));
  const toRoute: ToRoute = (address, path) => {
    const screen = routes.screen(address);
    return screen ? [use([`route ${screen.file}`], path, address)] : [];
  };
  return [
    ...expressions.flatMap(({ expression, path }) =>
      variablesOf(expression).flatMap((variable) =>
        variable.scoped ? [] : inPath(variable.name, [...path, ...variable.path]),
      ),
    ),
    ...paths.flatMap(({ name, path }) => inPath(name, path)),
    ...nodes.flatMap(({ node, path }) =>
      // A part may be handed the path that it binds.
      Object.entries(entries(node.with)).flatMap(([param, value]) =>
        typeof value === "string" && writableBy("bind").some((root) => value.startsWith(`${root}.`))
          ? inPath(value, [...path, "with", param])
          : [],
      ),
    ),
    ...texts.map(({ key, path }) => use([`text ${key}`], path, key)),
    ...references.flatMap((reference) => [
      ...ofReference(project, document, reference, use),
      ...(reference.to === "route" && typeof reference.name === "string"
        ? toRoute(reference.name, reference.path)
        : []),
    ]),
    ...names.flatMap(({ value, path }) =>
      addresses(value).flatMap(({ address, path: inner }) => toRoute(address, [...path, ...inner])),
    ),
    ...besideGrammar(document, project.hosts.of(document), { use, inPath, toRoute }),
    ...(kind === "text" ? inWords(document) : []),
  ];
}

type InPath = (name: string, path: Path, at?: "key" | "value") => readonly Occurrence[];
type ToRoute = (address: string, path: Path) => readonly Occurrence[];
interface Uses {
  readonly use: Use;
  readonly inPath: InPath;
  readonly toRoute: ToRoute;
}
type Use = (names: readonly string[], path: Path, text: string, at?: "key" | "value") => Occurrence;

function ofReference(
  project: Project,
  document: Document,
  { to, name, path, given, holder, at }: Reference,
  use: Use,
): readonly Occurrence[] {
  if (typeof name !== "string" || name.startsWith("with.")) return [];
  if (to === "field" || to === "read") {
    const hosts = project.hosts.of(document).map(({ file }) => `${to} ${file} ${name}`);
    return hosts.length > 0 ? [use(hosts, path, name)] : [];
  }
  const target = project.ofKind(to).get(name);
  const handed = given === undefined || !target || to === "call" ? {} : entries(holder[given]);
  return [
    use([nameOf(to, name)], path, name),
    ...Object.keys(handed).map((param) =>
      use([`param ${target?.file ?? ""} ${param}`], [...at, given ?? "", param], param, "key"),
    ),
  ];
}

/** What a reference names, as its declaration says it. */
function nameOf(to: string, name: string): string {
  if (to === "flag") return `brand flags.${name}`;
  return `${{ "home section": "section", "menu item": "item" }[to] ?? to} ${name}`;
}

/** Names that stand where the grammar says nothing of them. */
function besideGrammar(
  document: Document,
  hosts: readonly Document[],
  { use, inPath, toRoute }: Uses,
): readonly Occurrence[] {
  const { kind, file, data } = document;
  const after = entries(entries(data).after).decision;
  return namesBeside(document).flatMap(({ to, name, path, at }) => {
    switch (to) {
      case "call":
      case "screen":
      case "widget":
      case "text":
        return [use([`${to} ${name}`], path, name, at)];
      case "read":
        return [
          use(
            hosts.map((host) => `read ${host.file} ${name}`),
            path,
            name,
          ),
        ];
      case "route":
        return toRoute(name, path);
      case "input":
        return [use([`param ${file} ${name}`], path, name, at)];
      case "read path":
        return inPath(name, path, at);
      case "row":
        return [use([`row ${String(kind === "decision" ? entries(data).id : after)} ${name}`], path, name, at)];
      default:
        return [];
    }
  });
}

/** The values of the brand that texts say: `{{brand.constants.periodDays}}`. */
function inWords(document: Document): readonly Occurrence[] {
  return Object.entries(textsIn(document)).flatMap(([key, words]) =>
    [...String(words).matchAll(/\{\{\s*-?\s*brand\.([A-Za-z0-9_.]+)/g)].map((match) => {
      const [all, name = ""] = match;
      const from = match.index + all.length - name.length;
      return {
        names: [`brand ${name}`],
        document,
        path: ["texts", key],
        at: "value" as const,
        from,
        length: name.length,
        declares: false,
      };
    }),
  );
}
