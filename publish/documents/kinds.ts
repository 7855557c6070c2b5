/** A kind of document: where its files lie and which schema describes them. */
export interface Kind {
  readonly name: string;
  readonly files: RegExp;
  readonly schema: string;
  /** The glob for editors (`.vscode/settings.json`). */
  readonly glob: string;
}

/** Every kind, in the order in which they are checked; the first pattern that fits a file decides. */
export const kinds: readonly Kind[] = [
  kind("screen", "screens/**/*.screen.json"),
  kind("section", "screens/home/sections/*.section.json"),
  kind("part", "screens/**/parts/*.part.json"),
  kind("dialog", "screens/**/dialogs/*.dialog.json"),
  kind("menu", "screens/**/menus/*.menu.json"),
  kind("state", "screens/*.state.json"),
  kind("rule", "rules/validation/*.rule.json"),
  kind("decision", "rules/decisions/*.decision.json"),
  kind("disclosure", "rules/disclosures/*.disclosure.json"),
  kind("brand", "brands/**/*.brand.json"),
  kind("call", "api/**/*.call.json"),
  kind("mock", "api/mocks/*.mock.json"),
  kind("catalogue", "api/*.catalogue.json"),
  kind("bridge", "api/*.capabilities.json"),
  kind("text", "locales/*/*.text.json"),
  kind("widget", "widgets/*/*.schema.json"),
  kind("widget-examples", "widgets/*/*.examples.json"),
  kind("entity", "schemas/entities/*.schema.json"),
];

/** The kind of a file by its path below the root, or undefined for a file that is no document. */
export function kindOf(file: string): Kind | undefined {
  return kinds.find((candidate) => candidate.files.test(file));
}

/** The widget whose folder a file lies in. */
export const widgetOf = (file: string): string | undefined => /^widgets\/([^/]+)\//.exec(file)?.[1];

function kind(name: string, glob: string): Kind {
  const pattern = glob
    .replaceAll(".", "\\.")
    .replaceAll("**/", "\u0000")
    .replaceAll("*", "[^/]+")
    .replaceAll("\u0000", "(?:[^/]+/)*");
  return { name, glob, files: new RegExp(`^${pattern}$`), schema: `schemas/${name}.schema.json` };
}
