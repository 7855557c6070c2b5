import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { getLanguageService } from "vscode-json-languageservice";
import { TextDocument } from "vscode-languageserver-textdocument";
import { describe, expect, it } from "vitest";
import { listFiles } from "../../documents/files/list-files.ts";
import { kinds } from "../../documents/kinds.ts";

// What VS Code's own JSON support does with the schemas and .vscode/settings.json as they lie here, no extension.
const settings: { "json.schemas": { fileMatch: string[]; url: string }[] } = JSON.parse(
  readFileSync(".vscode/settings.json", "utf8"),
);
const root = pathToFileURL(`${process.cwd()}/`).href;
const service = getLanguageService({
  schemaRequestService: async (url) => readFileSync(fileURLToPath(url), "utf8"),
  workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
});
service.configure({
  schemas: settings["json.schemas"].map(({ fileMatch, url }) => ({
    uri: new URL(url, root).href,
    fileMatch: fileMatch.map((glob) => `${root}${glob.slice(1)}`),
  })),
});

function opened(file: string, marked: string) {
  const at = marked.indexOf("¦");
  const text = TextDocument.create(`${root}${file}`, "json", 1, marked.replace("¦", ""));
  return { text, json: service.parseJSONDocument(text), position: text.positionAt(at) };
}

/** What is offered where ¦ stands, with what is said of each. */
async function offered(file: string, marked: string): Promise<Map<string, string>> {
  const { text, json, position } = opened(file, marked);
  const list = await service.doComplete(text, position, json);
  return new Map(
    (list?.items ?? []).map(({ label, documentation = "" }) => [
      label.replace(/^"|"$/g, ""),
      typeof documentation === "string" ? documentation : documentation.value,
    ]),
  );
}

const problems = async (file: string, marked: string) => {
  const { text, json } = opened(file, marked);
  return (await service.doValidation(text, json, { schemaRequest: "error" })).map(({ message }) =>
    typeof message === "string" ? message : message.value,
  );
};

const screen = (rest: string) =>
  `{ "id": "tried", "route": "/tried", "access": "any", "title": { "$t": "login.title" }, ${rest} }`;
const node = (inner: string) => screen(`"children": [${inner}]`);
const step = (inner: string) => screen(`"on": { "enter": [${inner}] }, "children": []`);

const places = {
  screen: "screens/auth/tried.screen.json",
  part: "screens/auth/parts/tried.part.json",
  dialog: "screens/auth/dialogs/tried.dialog.json",
  menu: "screens/account/menus/tried.menu.json",
  rule: "rules/validation/tried.rule.json",
  decision: "rules/decisions/tried.decision.json",
  brand: "brands/business/718.brand.json",
  call: "api/loan/tried.call.json",
  catalogue: "api/errors.catalogue.json",
  mock: "api/mocks/tried.mock.json",
};

describe("every word that tells alternatives apart is offered", () => {
  it("widgets, each with what it is", async () => {
    const widgets = readdirSync("widgets").filter((name) =>
      readdirSync("widgets", { recursive: true, encoding: "utf8" }).includes(`${name}/${name}.schema.json`),
    );
    const found = await offered(places.screen, node('{ "widget": "¦" }'));
    expect([...found.keys()].sort()).toEqual(widgets.sort());
    expect(found.get("amount-slider")).toMatch(/^Chooses an amount/);
    expect([...found.values()].filter((says) => says === "")).toEqual([]);
  });

  it("verbs, each with what it does", async () => {
    const found = await offered(places.screen, step('{ "do": "¦" }'));
    const verbs =
      "again ask back bridge calendar call close copy decide dialog enter file go language login logout open print read refresh refuse set share take tell toast track validate";
    expect([...found.keys()].sort()).toEqual(verbs.split(" "));
    expect(found.get("toast")).toBe("Says something briefly.");
  });
});

/** File, what stands there, some of what is offered (with the beginning of what is said of it), and what is not. */
const table: [
  what: string,
  file: string,
  marked: string,
  some: Readonly<Record<string, string>>,
  none?: readonly string[],
][] = [
  ["keys of a node", places.screen, node("{ ¦ }"), { widget: "The type", use: "Id of a part", arrange: "home or" }],
  ["a widget's keys", places.screen, node('{ "widget": "button", ¦ }'), { props: "Props", on: "", when: "" }, ["use"]],
  [
    "a widget's props",
    places.screen,
    node('{ "widget": "text", "props": { ¦ } }'),
    { text: "", role: "Size" },
    ["label"],
  ],
  ["a closed list of a prop", places.screen, node('{ "widget": "text", "props": { "role": "¦" } }'), { caption: "" }],
  ["a truth of a prop", places.screen, node('{ "widget": "text", "props": { "strong": ¦ } }'), { true: "", false: "" }],
  ["an icon", places.screen, node('{ "widget": "icon", "props": { "name": "¦" } }'), { wallet: "" }],
  ["a marker", places.screen, node('{ "widget": "text", "props": { "text": { ¦ } } }'), { $: "An expr", $t: "A text" }],
  [
    "a text key",
    places.screen,
    node('{ "widget": "text", "props": { "text": { "$t": "¦" } } }'),
    { "login.title": "" },
  ],
  ["a text key of the title", places.screen, '{ "title": { "$t": "¦" } }', { "lend-confirm.title": "" }],
  ["an event", places.screen, node('{ "widget": "button", "on": { ¦ } }'), { press: "" }],
  ["a part", places.screen, node('{ "use": "¦" }'), { "cost-facts": "screens/loan/parts/cost-facts" }],
  ["a part's params", places.part, '{ "children": [{ "use": "cost-facts", "with": { ¦ } }] }', { cost: "What the" }],
  ["a list of the brand", places.screen, node('{ "arrange": "¦" }'), { home: "", "menus.my-help": "" }],
  ["keys of a step", places.screen, step('{ "do": "call", ¦ }'), { with: "What", ok: "Steps after", failFor: "" }],
  ["keys of another step", places.screen, step('{ "do": "toast", ¦ }'), { with: "What" }, ["ok", "failFor"]],
  ["a verb's with", places.screen, step('{ "do": "open", "with": { ¦ } }'), { url: "The address", own: "It came" }],
  ["a closed list of a verb", places.screen, step('{ "do": "toast", "with": { "kind": "¦" } }'), { warn: "" }],
  ["a truth of a verb", places.screen, step('{ "do": "go", "with": { "replace": ¦ } }'), { true: "", false: "" }],
  ["a route", places.screen, step('{ "do": "go", "with": { "to": "¦" } }'), { "/lendConfirm": "screens/loan/" }],
  ["a call", places.screen, step('{ "do": "call", "with": { "call": "¦" } }'), { "loan-apply": "/loan/apply" }],
  [
    "a call's fields",
    places.screen,
    step('{ "do": "call", "with": { "call": "loan-apply", "body": { ¦ } } }'),
    { quoteId: "Of the pre-loan" },
  ],
  ["a dialog", places.screen, step('{ "do": "dialog", "with": { "dialog": "¦" } }'), { "two-sims": "screens/auth/" }],
  [
    "a dialog's params",
    places.screen,
    step('{ "do": "dialog", "with": { "dialog": "withdraw-leave", "with": { ¦ } } }'),
    { at: "When" },
  ],
  [
    "a decision",
    places.screen,
    step('{ "do": "decide", "with": { "decision": "¦" } }'),
    { "borrow-entry": "Where the wish" },
  ],
  [
    "a decision's inputs",
    places.screen,
    step('{ "do": "decide", "with": { "decision": "borrow-entry", "inputs": { ¦ } } }'),
    { kind: "What came" },
  ],
  [
    "a capability",
    places.screen,
    step('{ "do": "tell", "with": { "capability": "¦" } }'),
    { "get-user-info": "The native" },
  ],
  ["a guard's steps", places.screen, screen('"guard": [{ "do": "¦" }], "children": []'), { enter: "In a screen" }],
  [
    "steps after success",
    places.screen,
    step('{ "do": "call", "with": { "call": "loan-list" }, "ok": [{ "do": "dialog", "with": { "dialog": "¦" } }] }'),
    { "two-sims": "" },
  ],
  ["a rule", places.screen, screen('"form": { "a": { "rule": "¦" } }, "children": []'), { phone: "A Nigerian" }],
  [
    "a rule's params",
    places.dialog,
    '{ "form": { "a": { "rule": "contact-phone", "with": { ¦ } } } }',
    { own: "The user's own" },
  ],
  [
    "a read's call",
    places.screen,
    screen('"reads": { "a": { "call": "¦" } }, "children": []'),
    { "loan-list": "/loan/list" },
  ],
  ["a flag", places.screen, screen('"flag": "¦", "children": []'), { voucher: "" }],
  ["a tab", places.screen, screen('"tab": "¦", "children": []'), { bill: "", my: "" }],
  ["a menu's icon", places.menu, '{ "items": { "a": { "icon": "¦" } } }', { wallet: "" }],
  [
    "a menu's steps",
    places.menu,
    '{ "items": { "a": { "on": { "press": [{ "do": "go", "with": { "to": "¦" } }] } } } }',
    { "/bill": "" },
  ],
  ["what a rule says", places.rule, '{ "checks": [{ "must": "value", "say": "¦" }] }', { "rules.phone-wrong": "" }],
  ["steps of a decision", places.decision, '{ "rows": [{ "id": "a", "then": [{ "do": "¦" }] }] }', { go: "Navigates" }],
  ["a call's decision", places.call, '{ "after": { "decision": "¦" } }', { "borrow-entry": "" }],
  ["calls that are dropped", places.call, '{ "drops": { "calls": ["¦"] } }', { "loan-list": "" }],
  ["screens left out", places.catalogue, '{ "entries": [{ "id": "a", "except": ["¦"] }] }', { "lend-confirm": "" }],
  ["a value of a mock", places.mock, '{ "content": { "a": { "$t": "¦" } } }', { "login.title": "" }],
  ["groups of a brand", places.brand, "{ ¦ }", { constants: "", flags: "Features", home: "" }],
  ["constants", places.brand, '{ "constants": { ¦ } }', { toastMs: "How long a toast", fallbackProduct: "" }],
  ["flags", places.brand, '{ "flags": { ¦ } }', { voucher: "Coupons" }],
  ["a flag's value", places.brand, '{ "flags": { "voucher": ¦ } }', { true: "", false: "" }],
  ["tokens", places.brand, '{ "theme": { ¦ } }', { "color-brand": "base: #0B6655" }],
  ["a mark", places.brand, '{ "mark": "¦" }', { spark: "" }],
  ["sections in order", places.brand, '{ "home": { "order": ["¦"] } }', { credit: "screens/home/sections/" }],
  ["sections", places.brand, '{ "home": { "sections": { ¦ } } }', { credit: "screens/home/sections/" }],
  [
    "a section's params",
    places.brand,
    '{ "home": { "sections": { "credit": { "with": { ¦ } } } } }',
    { layout: "How the first card" },
  ],
  [
    "a section's closed list",
    places.brand,
    '{ "home": { "sections": { "credit": { "with": { "layout": "¦" } } } } }',
    { ring: "" },
  ],
  ["another section's", places.brand, '{ "home": { "sections": { "mine": { "use": "¦" } } } }', { credit: "" }],
  ["items of a menu", places.brand, '{ "menus": { "my-help": { "order": ["¦"] } } }', { help: "" }],
  ["a tab's icon", places.brand, '{ "tabs": { "items": { "bill": { "icon": "¦" } } } }', { receipt: "" }],
  ["a tab's words", places.brand, '{ "tabs": { "items": { "bill": { "label": "¦" } } } }', { "tabs.bill": "" }],
  [
    "where a slide leads",
    places.brand,
    '{ "lists": { "banner": [{ "linkUrl": "¦" }] } }',
    { "/bill": "screens/bill/" },
  ],
  [
    "where an offer leads",
    places.brand,
    '{ "lists": { "activities": [{ "linkUrl": "¦" }] } }',
    { "/guide/borrow": "" },
  ],
  ["a route of the brand", places.brand, '{ "routes": { "home": "¦" } }', { "/lendConfirm": "" }],
];

describe("what is offered where", () => {
  it.each<(typeof table)[number]>(table)("%s", async (_, file, marked, some, none = []) => {
    const found = await offered(file, marked);
    const said = Object.keys(some).map((name) => [
      name,
      found.get(name)?.slice(0, some[name]?.length) ?? "not offered",
    ]);
    expect(Object.fromEntries(said)).toEqual(some);
    expect(none.filter((name) => found.has(name))).toEqual([]);
  });
});

describe("what is marked", () => {
  it.each([
    ["an unknown widget", node('{ "widget": "stak" }'), ["There is no widget of this name."]],
    ["an unknown verb", step('{ "do": "goto" }'), ["There is no verb of this name."]],
    ["a prop that is missing", node('{ "widget": "text", "props": {} }'), ['Missing property "text".']],
    [
      "a prop that is not of the widget",
      node('{ "widget": "text", "props": { "text": "a", "lable": "b" } }'),
      ["Property lable is not allowed."],
    ],
    ["no name that is younger than the list", node('{ "use": "just-written" }'), []],
  ])("%s", async (_, text, said) =>
    expect(
      await problems(places.screen, text.replace("{", '{ "$schema": "../../schemas/screen.schema.json",')),
    ).toEqual(said),
  );

  it("nothing that is shipped", async () => {
    const kinds = /\.(screen|section|part|dialog|menu|rule|decision|brand|call|mock|catalogue|text)\.json$/;
    const files = listFiles(process.cwd()).filter((file) => kinds.test(file));
    expect(files.length).toBeGreaterThan(500);
    const marked = [];
    for (const file of files)
      for (const message of await problems(file, readFileSync(file, "utf8"))) marked.push(`${file}: ${message}`);
    expect(marked).toEqual([]);
  }, 60_000);
});

it("every kind of document has its schema, which holds what it names", async () => {
  expect(settings["json.schemas"].map(({ fileMatch, url }) => `${fileMatch.join()} ${url}`).sort()).toEqual(
    kinds
      .filter(({ name }) => name !== "entity")
      .map(({ glob, schema }) => `/${glob} ./${schema}`)
      .sort(),
  );
  const file = "rules/holidays/nigeria.holidays.json";
  expect(await problems(file, readFileSync(file, "utf8"))).toEqual([]);
});
