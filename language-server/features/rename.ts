import type { RenameFile, TextEdit, WorkspaceEdit } from "vscode-languageserver";
import type { Open, Workspace } from "../buffers/workspace.ts";
import type { NameIndex } from "../names/name-index.ts";
import type { Occurrence } from "../names/occurrence.ts";
import { rangeOf } from "./find.ts";
import { CodeEdits } from "./rename-in-code.ts";

/** What keeps a name from being changed, in words. */
export class NotRenamed extends Error {}

/** Kinds of name that are a document's id, and with it the name of its file. */
const files = new Set(["screen", "section", "part", "dialog", "rule", "decision", "call", "menu"]);
/** Kinds of name that documents alone say. */
const locals = new Set(["read", "field", "derived", "decided", "param", "screen-value"]);
/** Kinds of name that code may say as well. */
const written = new Set(["journey", "device", "row", "item"]);
/** Of these code says the whole path. */
const rooted = new Set(["journey", "device"]);

/** The name at an offset, if it can be changed here. @throws NotRenamed with the reason. */
export function renamable(open: Open, names: NameIndex, offset: number): Occurrence {
  const at = names.at(open.document, offset);
  const kind = at?.names[0]?.split(" ")[0] ?? "";
  if (!at) throw new NotRenamed("Nothing that has a name stands here.");
  if (kind === "brand") throw new NotRenamed("schemas/brand.schema.json and code name the brand's values.");
  if (kind === "route") throw new NotRenamed("A route is an address that is known outside: change it where it stands.");
  if (kind === "capability") throw new NotRenamed("Native apps and code name the capabilities.");
  if (kind === "session") throw new NotRenamed("The lender's answers and code name what is in the session.");
  if (kind === "widget") throw new NotRenamed("Code names the widgets.");
  if (![files, locals, written].some((kinds) => kinds.has(kind)) && kind !== "text")
    throw new NotRenamed(`A ${kind} cannot be renamed here.`);
  return at;
}

/** What is to be written where a name becomes another one. */
export interface Renamed {
  readonly edit: WorkspaceEdit;
  /** What the editor does not write itself, for whoever renames, in one line. */
  readonly left: string | undefined;
}

/**
 * The edits that give a name another everywhere, files and code included.
 * @param asks whether the editor can ask before it writes what may mean something else.
 * @throws NotRenamed with the reason.
 */
export function rename(
  { workspace, open, names }: { workspace: Workspace; open: Open; names: NameIndex },
  offset: number,
  to: string,
  asks: boolean,
): Renamed {
  const at = renamable(open, names, offset);
  const all = connected(names, at);
  const [kind = "", ...words] = (at.names[0] ?? "").split(" ");
  const name = words.at(-1) ?? "";
  const last = kind === "text" ? textOf(name, to) : to;
  if (kind !== "text" && !(files.has(kind) ? /^[a-z0-9]+(-[a-z0-9]+)*$/ : /^[A-Za-z][A-Za-z0-9_-]*$/).test(to))
    throw new NotRenamed(
      `"${to}" is no name for a ${kind}: expected ${files.has(kind) ? "kebab-case" : "letters, digits, _ and -"}.`,
    );
  for (const other of new Set(all.flatMap((one) => one.names))) {
    const taken = `${other.slice(0, other.length - name.length)}${to}`;
    const [there] = names.of([taken]).filter(({ declares }) => declares);
    if (there) throw new NotRenamed(`There is already a ${kind} "${to}", in ${there.document.file}.`);
  }
  const edits = new Map<string, TextEdit[]>();
  for (const occurrence of all) {
    const range = rangeOf(occurrence);
    if (!range) continue;
    const uri = workspace.uriOf(occurrence.document.file);
    const inText = kind === "text" && !occurrence.declares ? to : last;
    edits.set(uri, [...(edits.get(uri) ?? []), { range, newText: inText }]);
  }
  const inCode = new CodeEdits(workspace, asks);
  if (!locals.has(kind)) {
    const wanted = { name, ...(rooted.has(kind) && { before: `${kind}.` }), ...(files.has(kind) && { file: kind }) };
    // One word alone may mean anything in code.
    const isSure = rooted.has(kind) || kind === "text" || (name.includes("-") && !names.isShared(name, kind));
    inCode.add(wanted, to, isSure);
  }
  const moved = files.has(kind)
    ? all.filter(({ path, declares, document }) => declares || (document.kind === "mock" && path[0] === "id"))
    : [];
  const ofDocuments = [...edits].map(([uri, changes]) => ({ textDocument: { uri, version: null }, edits: changes }));
  const renamed = moved.map(({ document: { file } }): RenameFile => {
    const [oldUri, newUri] = [file, file.replace(`/${name}.`, `/${to}.`)].map((one) => workspace.uriOf(one));
    return { kind: "rename", oldUri: oldUri ?? "", newUri: newUri ?? "" };
  });
  return {
    edit: {
      documentChanges: [...ofDocuments, ...inCode.changes, ...renamed],
      ...(inCode.annotations && { changeAnnotations: inCode.annotations }),
    },
    left: inCode.left,
  };
}

/** What a text's own file calls it, by its key. */
function textOf(from: string, to: string): string {
  const file = from.slice(0, from.indexOf(".") + 1);
  if (!to.startsWith(file) || !/^[A-Za-z0-9.-]+$/.test(to.slice(file.length)))
    throw new NotRenamed(`"${to}" is no key of that file: expected ${file} and letters, digits, points and -.`);
  return to.slice(file.length);
}

/** Everywhere a name is said; a part that stands in several screens says the names of all of them at once. */
function connected(names: NameIndex, at: Occurrence): readonly Occurrence[] {
  const known = new Set(at.names);
  for (let size = 0; size < known.size; ) {
    size = known.size;
    for (const { names: others } of names.of([...known])) for (const one of others) known.add(one);
  }
  return names.of([...known]);
}
