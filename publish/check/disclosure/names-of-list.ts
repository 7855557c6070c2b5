import { entries } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import type { Checking } from "../given/checking.ts";
import { languagesOf, textIndexOf } from "../given/text-index.ts";
import { follow } from "../types/follow.ts";
import { objectsIn } from "../walk/objects-in.ts";
import type { Disclosed } from "./disclosed.ts";
import { unknownOperators } from "./operators-of-list.ts";
import type { UnknownName } from "./unknown-name.ts";

/** The names in a list that nothing has: fields of the answers, texts, what is said beside a fact, operators. */
export function unknownNames(given: Pick<Checking, "project">, list: Disclosed): readonly UnknownName[] {
  const documents = unknownDocuments(given, list);
  // Of a call that is not there no answer is known, and of such a widget no row.
  if (documents.length > 0) return documents;
  return [
    ...unknownFields(given, list),
    ...unknownTexts(given, list),
    ...unknownProps(given, list),
    ...unknownOperators(list),
  ];
}

function unknownDocuments(
  { project }: Pick<Checking, "project">,
  { calls, owesNothing, facts, shown }: Disclosed,
): readonly UnknownName[] {
  const named: readonly (readonly [kind: string, path: Path, name: string])[] = [
    ...calls.map(({ id }) => ["call", ["calls", id], id] as const),
    ...owesNothing.map((id) => ["call", ["owesNothing", id], id] as const),
    ...calls.map(({ id, answer }) => ["call", ["calls", id, "answer"], answer] as const),
    ...(facts.length > 0 ? [["widget", ["shown", "widget"], shown.widget] as const] : []),
  ];
  return named.flatMap(([kind, path, name]) => {
    const known = project.ofKind(kind);
    return known.has(name)
      ? []
      : [
          {
            path,
            said: messages.unknown(kind, name, nearest(name, known.keys())),
            at: path.at(-1) === name ? "key" : "value",
          },
        ];
  });
}

function unknownFields({ project }: Pick<Checking, "project">, list: Disclosed): readonly UnknownName[] {
  const named: readonly (readonly [path: Path, field: unknown])[] = [
    ...list.facts.map(({ id, field }) => [["facts", id, "field"], field] as const),
    ...Object.entries(list.sentences).flatMap(([key, args]) =>
      Object.entries(args).map(([arg, field]) => [["sentences", key, arg], field] as const),
    ),
    ...list.facts.flatMap(({ id, row }) => answered(row, ["facts", id, "row"])),
  ];
  const asked = list.calls.flatMap(({ id, same }) =>
    same.flatMap((field, at) => {
      const { missing } = follow(project.types.declared.request(id), [field]);
      const said = missing && messages.unknownField(id, field, nearest(field, missing.known));
      return said ? [{ path: ["calls", id, "same", at], said, at: "value" as const }] : [];
    }),
  );
  const told = named.flatMap(([path, field]) =>
    list.calls.flatMap(({ answer }) => {
      const { missing } = follow(project.types.declared.answer(answer), [String(field)]);
      if (!missing) return [];
      const said = messages.notInAnswer(String(field), `call ${answer}`, nearest(String(field), missing.known));
      return [{ path, said, at: "value" as const }];
    }),
  );
  return [...asked, ...told];
}

/** The fields of the answer that something reads, each with its place. */
function answered(value: unknown, path: Path): readonly (readonly [path: Path, field: string])[] {
  if (typeof value === "string") return value.startsWith("answer.") ? [[path, value.split(".")[1] ?? ""]] : [];
  if (Array.isArray(value)) return value.flatMap((one, at) => answered(one, [...path, at]));
  return Object.entries(entries(value)).flatMap(([key, one]) => answered(one, [...path, key]));
}

function unknownTexts({ project }: Pick<Checking, "project">, list: Disclosed): readonly UnknownName[] {
  const known = project.whole(textIndexOf);
  // One context of a text may be named alone.
  const isKnown = (key: string) => known.has(key) || known.has(key.replace(/_[^_]+$/, ""));
  const said = (key: string) => messages.textMissing(key, languagesOf(project).join(", "), nearest(key, known.keys()));
  return [
    ...list.facts
      .filter(({ label }) => !isKnown(label))
      .map(({ id, label }) => ({ path: ["facts", id, "label"], said: said(label), at: "value" as const })),
    ...Object.keys(list.sentences)
      .filter((key) => !isKnown(key))
      .map((key) => ({ path: ["sentences", key], said: said(key), at: "key" as const })),
    ...list.facts.flatMap(({ id, row }) =>
      objectsIn(row).flatMap(({ held: { $t }, path }) =>
        typeof $t === "string" && !isKnown($t)
          ? [{ path: ["facts", id, "row", ...path, "$t"], said: said($t), at: "value" as const }]
          : [],
      ),
    ),
  ];
}

/** What stands beside a fact is said by the names that the rows of its widget have. */
function unknownProps({ project }: Pick<Checking, "project">, { facts, shown }: Disclosed): readonly UnknownName[] {
  const { props } = entries(project.ofKind("widget").get(shown.widget)?.data);
  const rows = entries(entries(entries(props).properties)[shown.rows]);
  const names = Object.keys(entries(entries(rows.items).properties));
  return names.length === 0
    ? []
    : facts.flatMap(({ id, row }) =>
        Object.keys(row)
          .filter((name) => !names.includes(name))
          .map((name) => ({
            path: ["facts", id, "row", name],
            said: messages.unknownProperty(name, nearest(name, names)),
            at: "key" as const,
          })),
      );
}
