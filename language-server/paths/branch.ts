import { isRoot, type Names, roots, rootsOf } from "../../engine/roots.ts";
import { schemedValues } from "../../publish/check/given/brand-schema.ts";
import { routeParams } from "../../publish/check/given/routes.ts";
import type { Document } from "../../publish/documents/document.ts";
import { type Entries, entries } from "../../publish/documents/entries.ts";
import type { Reading, Word } from "./reading.ts";
import { namesOfType, saysOfType } from "./typed-words.ts";
import { writtenUnder } from "./written-under.ts";

/** The roots that may be read at a place. */
function rootsAt({ document, scope }: Reading): readonly Word[] {
  return rootsOf(document.kind)
    .filter((root) => scope.only?.includes(root) ?? true)
    .filter((root) => {
      const { opened } = roots[root];
      return !opened || opened.but?.includes(document.kind) || scope[opened.as] !== undefined;
    })
    .map((root) => ({ name: root, says: rootWords[root] ?? "" }));
}

const rootWords: Readonly<Record<string, string>> = {
  route: "The address: params, query, path, the screen's id.",
  brand: "Values of the brand.",
  session: "Who is logged in.",
  device: "Kept across visits, on this device.",
  journey: "Kept between screens, until the journey ends.",
  env: "What is around the page: the time, the native app, the line.",
  reads: "What the screen reads: status, value, error.",
  derived: "What the screen works out of the others.",
  form: "The fields of this form.",
  screen: "Kept while the screen is shown.",
  item: "The element that is repeated here.",
  index: "The place of that element, from 0.",
  with: "What this was handed.",
  result: "What the step came to.",
  event: "What the widget said.",
  value: "The field's value.",
  inputs: "The decision's inputs.",
};

/** The words that may follow some words of a path; none where anything may, or nothing is known. */
export function wordsAfter(reading: Reading, path: readonly string[]): readonly Word[] {
  const [root = "", ...words] = path;
  if (path.length === 0) return rootsAt(reading);
  if (!isRoot(root)) return [];
  const named = under(reading, root, roots[root].names, words);
  // Below a name that is declared, what its type has.
  return named.length > 0
    ? named
    : namesOfType(reading.project.types.at(reading.document, path.join("."), reading.scope).type);
}

function under(reading: Reading, above: string, names: Names, words: readonly string[]): readonly Word[] {
  if (names === "any") return [];
  if (typeof names !== "string") {
    const [word, ...rest] = words;
    if (word === undefined) return Object.keys(names).map((name) => ({ name, says: "" }));
    const following = names[word];
    return following === undefined ? [] : under(reading, word, following, rest);
  }
  const [name] = words;
  const { project, document } = reading;
  const hosts = project.hosts.of(document);
  switch (names) {
    case "reads":
      return name === undefined
        ? declared(hosts, "reads", ({ call }) => `call ${String(call)}`)
        : inRead(reading, words);
    case "derived":
      return name === undefined ? declared(hosts, "derived", (_, said) => JSON.stringify(said)) : [];
    case "decided":
      return name === undefined ? declared(hosts, "decided", ({ decision }) => `decision ${String(decision)}`) : [];
    case "fields":
      return name === undefined
        ? declared(hosts, "form", ({ rule }) => (typeof rule === "string" ? `rule ${rule}` : ""))
        : [];
    case "params":
    case "inputs":
      return name === undefined ? declared([document], names, paramWords) : [];
    case "brand":
      return inBrand(reading, words);
    case "capabilities": {
      const [bridge] = project.ofKind("bridge").values();
      return name === undefined && bridge ? declared([bridge], "capabilities", descriptionOf) : [];
    }
    case "route parameters":
      return name === undefined ? routeWords(hosts) : [];
    case "element":
    case "answer":
      return [];
    case "written":
      return name === undefined ? writtenUnder(reading, above) : [];
  }
}

function declared(
  documents: readonly Document[],
  key: string,
  says: (one: Entries, said: unknown) => string,
): readonly Word[] {
  const all = documents.flatMap(({ data }) => Object.entries(entries(entries(data)[key])));
  return [...new Map(all).entries()].map(([name, one]) => ({ name, says: says(entries(one), one) }));
}

const descriptionOf = ({ description }: Entries): string => (typeof description === "string" ? description : "");

function paramWords(param: Entries): string {
  const { type, enum: values } = param;
  const kind = Array.isArray(values) ? values.map((one) => JSON.stringify(one)).join(" | ") : type;
  return [kind, descriptionOf(param)].filter((part) => typeof part === "string" && part !== "").join(" · ");
}

function routeWords(hosts: readonly Document[]): readonly Word[] {
  const names = hosts.flatMap(({ data }) => {
    const { route } = entries(data);
    return typeof route === "string" ? routeParams(route) : [];
  });
  return [...new Set(names)].map((name) => ({ name, says: "A parameter of the screen's route." }));
}

function inRead({ project, document }: Reading, [name = "", part, ...inside]: readonly string[]): readonly Word[] {
  const [host] = project.hosts.of(document);
  const { call } = entries(entries(entries(host?.data).reads)[name]);
  if (part === undefined)
    return [
      { name: "value", says: saysOfType(project.types.declared.answer(call)) || `The answer of call ${String(call)}.` },
      { name: "status", says: "idle, loading, ok or error" },
      { name: "error", says: "kind, status, message, content, call of the failure" },
    ];
  if (part === "error" && inside.length === 0)
    return ["kind", "status", "message", "content", "call"].map((word) => ({ name: word, says: "" }));
  return [];
}

/** Values of brands as their schema names them; below those, what the brands hold. */
function inBrand({ project }: Reading, words: readonly string[]): readonly Word[] {
  const said = new Map(schemedValues(project).map(({ path, says }) => [path.join("."), says]));
  const names = new Set(
    project.brands.flatMap(({ value }) => {
      const found = words.reduce<unknown>((at, word) => entries(at)[word], value);
      return Object.keys(entries(found));
    }),
  );
  return [...names].map((name) => ({ name, says: descriptionOf(said.get([...words, name].join(".")) ?? {}) }));
}
