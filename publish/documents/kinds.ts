/** A kind of document: where its files lie and which schema describes them. */
export interface Kind {
  readonly name: string;
  readonly files: RegExp;
  readonly schema: string;
  /** The glob for editors (`.vscode/settings.json`). */
  readonly glob: string;
  /** How its files are named, in words: in each of its folders. */
  readonly named: readonly string[];
}

/** What the name of every document begins with, up to its first dot. */
const name = "[a-z0-9]+(?:-[a-z0-9]+)*";

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
  kind("policy", "rules/policies/*.policy.json"),
  kind("holidays", "rules/holidays/*.holidays.json"),
  {
    ...kind("brand", "brands/**/*.brand.json"),
    files: /^brands\/(base|(business|channel)\/[0-9]+|pair\/[0-9]+-[0-9]+)\.brand\.json$/,
    named: [
      "brands/base.brand.json",
      "brands/business/<code>.brand.json",
      "brands/channel/<code>.brand.json",
      "brands/pair/<code>-<code>.brand.json",
    ],
  },
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

function kind(type: string, glob: string): Kind {
  const parts = glob.split(/(\*\*\/|\*)/);
  const last = parts.lastIndexOf("*");
  const pattern = parts.map((part, at) =>
    part === "**/" ? "(?:[^/]+/)*" : part === "*" ? (at === last ? name : "[^/]+") : part.replaceAll(".", "\\."),
  );
  const files = new RegExp(`^${pattern.join("")}$`);
  return { name: type, glob, files, schema: `schemas/${type}.schema.json`, named: [inWords(glob)] };
}

/** A glob as people read it. */
function inWords(glob: string): string {
  return glob.replace("**/", "…/").replace(/\*(?=[^*]*$)/, "<id>");
}
