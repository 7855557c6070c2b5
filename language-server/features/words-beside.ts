import { posix } from "node:path";
import { variablesOf } from "../../engine/expression.ts";
import { addressesOf } from "../../publish/check/given/addresses/addresses.ts";
import { handedTo } from "../../publish/check/given/handed-to.ts";
import { slideWords } from "../../publish/check/given/slides.ts";
import { signatures } from "../../publish/check/types/operators/signatures.ts";
import { follow } from "../../publish/check/types/follow.ts";
import type { Type } from "../../publish/check/types/type.ts";
import { noScope } from "../../publish/check/walk/places.ts";
import type { Document } from "../../publish/documents/document.ts";
import { elements, entries, valueAt } from "../../publish/documents/entries.ts";
import type { Path } from "../../publish/documents/position.ts";
import { offeredNames } from "../../publish/generate/editors/offered-names.ts";
import type { Open } from "../buffers/workspace.ts";
import type { Beside } from "../names/beside-grammar.ts";
import type { Word } from "../paths/reading.ts";
import { namesOfType, saysOfType, valuesOfType } from "../paths/typed-words.ts";
import { widgetOf } from "../../publish/documents/kinds.ts";
import { signatureLine } from "./signature-words.ts";
import { textIndex } from "./text-words.ts";

/** The names that may stand at a place where the grammar says nothing of one, with what each is. */
export function wordsBeside({ document, project }: Open, to: Beside, path: Path): readonly Word[] {
  const said = entries(document.data);
  switch (to) {
    case "call":
    case "screen":
    case "route":
    case "text":
      return offeredNames(project, to);
    case "widget":
      return [...project.ofKind("widget")].map(([name, { data }]) => ({ name, says: wordsOf(data) }));
    case "operator":
      return Object.entries(signatures).map(([name, signature]) => ({ name, says: signatureLine(name, signature) }));
    case "row": {
      const decision = document.kind === "decision" ? document : decisionOf(project, entries(said.after).decision);
      return rowsOf(decision);
    }
    case "input":
      return typed(Object.keys(entries(said.inputs)), document, project, "inputs");
    case "read path":
      return readPaths(document, project);
    case "read":
      return project.hosts
        .of(document)
        .flatMap(({ data }) => Object.entries(entries(entries(data).reads)))
        .map(([name, one]) => ({ name, says: `call ${String(entries(one).call)}` }));
    case "element key":
      return namesOfType(elementType(document, project, path.slice(0, -1)));
    case "answer field":
      return Object.values(entries(said.calls)).flatMap((one) =>
        namesOfType(project.types.declared.answer(entries(one).answer)),
      );
    case "request field":
      return Object.entries(handedTo(project, "call", String(path[1]))).map(([name, one]) => ({
        name,
        says: wordsOf(one),
      }));
    case "query":
      return queryWords(document, project, path);
    case "session":
      return [...project.ofKind("state").values()]
        .filter(({ data }) => entries(data).id === "session")
        .flatMap(({ data }) => Object.entries(entries(entries(data).state)))
        .map(([name, one]) => ({ name, says: wordsOf(one) }));
    case "language":
      return languageWords(project);
    case "business":
    case "channel":
      return codes(project, to);
    case "target":
      return targets(project, valueAt(document.data, path.slice(0, -2)));
    case "prop":
      return namesOfType(project.types.declared.props(widgetOf(document.file)));
    case "prop value":
      return valuesOfType(
        follow(project.types.declared.props(widgetOf(document.file)), path.slice(3).map(String)).type,
      );
    case "schema":
      return schemasFor(document, project);
    case "text of others":
      return textsOfOthers(document, project);
    case "asset":
      return [...project.pictures().keys()]
        .sort()
        .map((file) => ({ name: `/assets/${file}`, says: `brands/assets/${file}` }));
    case "slide":
      return slideIds(project);
  }
}

type Project = Open["project"];

const wordsOf = (data: unknown): string => {
  const { description, title } = entries(data);
  return typeof description === "string" ? description : typeof title === "string" ? title : "";
};

const decisionOf = (project: Project, id: unknown): Document | undefined => project.ofKind("decision").get(String(id));

function rowsOf(decision: Document | undefined): readonly Word[] {
  return elements(entries(decision?.data).rows).flatMap((row) => {
    const { id, because } = entries(row);
    return typeof id === "string" ? [{ name: id, says: typeof because === "string" ? because : "" }] : [];
  });
}

/** What a document's own expressions read, as its cases say it. */
function readPaths(document: Document, project: Project): readonly Word[] {
  const names = project
    .places(document)
    .expressions.flatMap(({ expression }) => variablesOf(expression))
    .flatMap(({ name, scoped }) => (scoped || name === "value" || name === "" ? [] : [name]));
  return typed(names, document, project);
}

function typed(names: readonly string[], document: Document, project: Project, root?: string): readonly Word[] {
  return [...new Set(names)].map((name) => ({
    name,
    says: saysOfType(project.types.at(document, root === undefined ? name : `${root}.${name}`, noScope).type),
  }));
}

/** What the list of an `each` holds. */
function elementType(document: Document, project: Project, each: Path): Type {
  const list = [...each, "in"];
  const found = project
    .places(document)
    .expressions.find(({ path }) => path.length === list.length && path.every((step, at) => step === list[at]));
  return project.types.within(document).element(found?.expression, found?.scope ?? noScope);
}

/** What the screen that a step goes to takes of its query. */
function queryWords(document: Document, project: Project, path: Path): readonly Word[] {
  const given = path.slice(0, path.lastIndexOf("query"));
  const target = project.whole(addressesOf).screen(String(entries(valueAt(document.data, given)).to));
  const taken = Object.entries(entries(entries(target?.data).query));
  return taken.map(([name, one]) => ({ name, says: wordsOf(one) }));
}

/** What `to` may be where the grammar asks for words alone: a language, or a way that a login goes on. */
function targets(project: Project, step: unknown): readonly Word[] {
  const verb = entries(step).do;
  if (verb === "language") return languageWords(project);
  return verb === "login" ? offeredNames(project, "route") : [];
}

const languageWords = (project: Project): readonly Word[] =>
  textIndex(project).languages.map((name) => ({ name, says: `locales/${name}` }));

/** The schemas that a shape may lead to, as its folder finds them. */
function schemasFor({ file, kind }: Document, project: Project): readonly Word[] {
  const way = (to: string) => posix.relative(posix.dirname(file), to);
  const lists = kind === "widget" ? ["icon", "drawing", "mark", "tone"] : [];
  return [
    ...lists.map((name) => ({ name: `${way("schemas/names.schema.json")}#/$defs/${name}`, says: `One ${name}` })),
    ...project
      .listed("entity")
      .filter((entity) => entity.file !== file)
      .map((entity) => ({ name: way(entity.file), says: wordsOf(entity.data) })),
  ];
}

/** The texts that the same file of another language has, with what they say there. */
function textsOfOthers({ file }: Document, project: Project): readonly Word[] {
  const name = posix.basename(file);
  const others = project.listed("text").filter((one) => one.file !== file && posix.basename(one.file) === name);
  const all = others.flatMap(({ data }) => Object.entries(entries(entries(data).texts)));
  return [...new Map(all)].map(([key, words]) => ({ name: key, says: String(words) }));
}

/** The codes of businesses or channels, with the file of those that have one. */
function codes(project: Project, of: "business" | "channel"): readonly Word[] {
  const all = new Map(project.brands.map((brand) => [brand[of], ""]));
  for (const { file } of project.listed("brand")) {
    const [, code] = new RegExp(`^brands/${of}/(\\w+)\\.`).exec(file) ?? [];
    if (code !== undefined) all.set(code, file);
  }
  return [...all].map(([name, says]) => ({ name, says })).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The slides that have words, with their heading. */
function slideIds(project: Project): readonly Word[] {
  const texts = textIndex(project);
  const [title = ""] = slideWords;
  const [first] = texts.of(`slides.${title}`);
  return (first?.forms ?? []).flatMap(({ context, words }) =>
    context === undefined ? [] : [{ name: context, says: words }],
  );
}
