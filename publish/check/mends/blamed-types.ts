import { findNodeAtLocation } from "jsonc-parser";
import type { Document, Fault } from "../../documents/document.ts";
import type { Wants } from "../../faults/say.ts";
import type { Mend } from "./mend.ts";
import { spelt } from "./renamed.ts";
import { typePlace } from "./type-place.ts";

/** Where the type of a value is said, and how often lines say that another belongs there. */
interface Blamed {
  readonly file: string;
  readonly name: string;
  readonly wanted: readonly (readonly string[])[];
}

/** One line of these: the types that it asks for. */
interface Asking extends Pick<Blamed, "file" | "name"> {
  readonly wanted: readonly string[];
}

/** Types as a line says them, in the words of a schema, the likelier first. */
const inSchemas: readonly (readonly [said: RegExp, types: readonly string[]])[] = [
  [/^(a text|one of the texts|the id of|text)/, ["string"]],
  [/^(true|false)\b/, ["boolean"]],
  [/^a list/, ["array"]],
  [/^(an object|a field of)/, ["object"]],
  [/^(a|an|one of the figures)\b/, ["integer", "number"]],
];

/**
 * A type that is wrong where it is declared, as what a rule checks or a field of an entity is: whoever reads or fills
 * it expects another, and each line names the place that says it. Of the place that most of them name the type is tried
 * that most of them ask for.
 */
export function blamedTypes(errors: readonly Fault[], files: ReadonlyMap<string, Document>): readonly Mend[] {
  const blamed = new Map<string, Blamed>();
  for (const { code, message, wants } of errors)
    if (/^E4[23]/.test(code))
      for (const { file, name, wanted } of wants ? askedBy(wants) : originsIn(message)) {
        const known = blamed.get(`${file} ${name}`);
        blamed.set(`${file} ${name}`, { file, name, wanted: [...(known?.wanted ?? []), wanted] });
      }
  const [most] = [...blamed.values()].sort((one, other) => other.wanted.length - one.wanted.length);
  const document = most && files.get(most.file);
  if (!document || most.wanted.length < 2) return [];
  const path = typePlace(document.data, most.name);
  const node = path && findNodeAtLocation(document.tree, [...path]);
  if (!path || node?.type !== "string") return [];
  const { file } = document;
  return likeliest(most.wanted)
    .filter((type) => type !== node.value)
    .map((type) => ({
      file,
      text: spelt(document, node, type),
      by: {
        path,
        expected: JSON.stringify(type),
        found: JSON.stringify(node.value),
        as: `as ${most.wanted.length} places take it`,
        meant: type,
      },
    }));
}

/** The types of a value that the place should take. */
function askedBy({ from, value }: Wants): readonly Asking[] {
  const [file = "", name = ""] = from.split(" ");
  // Of two figures the one that is not whole is the odd one.
  if (typeof value === "number") return Number.isInteger(value) ? [{ file, name, wanted: ["integer"] }] : [];
  return [{ file, name, wanted: [typeof value] }];
}

/** The places that a line says types come from, and what it says on its other side. */
function originsIn(message: string): readonly Asking[] {
  const [, expected = "", found = ""] = /^expected (.*?), found (.*)$/.exec(message) ?? [];
  return [
    [expected, found],
    [found, expected],
  ].flatMap(([own = "", other = ""]) => {
    const [, file, name] = /\(([\w./-]+\.json) ([^()]+)\)/.exec(own) ?? [];
    const wanted = inSchemas.find(([said]) => said.test(other))?.[1];
    return file === undefined || name === undefined || !wanted ? [] : [{ file, name, wanted }];
  });
}

/** The types that most ask for, in their order. */
function likeliest(wanted: Blamed["wanted"]): readonly string[] {
  const counts = new Map<readonly string[], number>();
  for (const types of wanted) counts.set(types, (counts.get(types) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? [];
}
