import { expect, it } from "vitest";
import { type Offered, offers } from "./offered.ts";
import { opened } from "./opened.ts";

const editor = opened(".");

const step = (verb: string, given: string) =>
  `{ "id": "tried", "route": "/tried", "reads": { "loans": { "call": "loan-list" } }, "form": { "agree": { "rule": "agreement" } },
     "on": { "enter": [{ "do": "${verb}", "with": { ${given} } }] } }`;
const node = (inner: string) =>
  `{ "id": "tried", "reads": { "loans": { "call": "loan-list" } }, "children": [{ "widget": "text", ${inner} }] }`;
const call = (inner: string) => `{ "id": "tried", "path": "/tried", "kind": "write", ${inner} }`;
const rule = `{ "id": "tried", "params": { "least": { "type": "integer" } }, "checks": [{ "must": { ">": [{ "var": "value" }, { "var": "with.least" }] }, "say": "rules.loan-least" }], `;
const decision = `{ "id": "tried", "inputs": { "kind": { "enum": ["a", "b"] }, "late": { "type": "boolean" } }, "rows": [{ "id": "first", "because": "It is late." }, { "id": "second" }], `;
const disclosure = (inner: string) =>
  `{ "id": "tried", "calls": { "loan-apply": { "answer": "loan-contract" } }, ${inner} }`;

const screens = "screens/loan/tried.screen.json";
const calls = "api/loan/tried.call.json";
const rules = "rules/validation/tried.rule.json";
const decisions = "rules/decisions/tried.decision.json";
const disclosures = "rules/disclosures/tried.disclosure.json";
const brands = "brands/business/799.brand.json";
const brand = (inner: string) => `{ "id": "799", ${inner} }`;

const bill = "screens/bill/bill.screen.json";
const table: readonly Offered[] = [
  [
    "where a slide leads",
    brands,
    brand('"lists": { "banner": [{ "id": "fast", "linkUrl": "¦" }] }'),
    { "/bill": bill, "/guide/borrow": "" },
    ["/guide/{topic}"],
  ],
  [
    "where an offer leads",
    brands,
    brand('"lists": { "activities": [{ "id": "on-time", "linkUrl": "/b¦" }] }'),
    { "/bill": bill },
  ],
  [
    "the picture of a slide",
    brands,
    brand('"lists": { "banner": [{ "id": "fast", "imageUrl": "¦" }] }'),
    { "/assets/calendar.svg": "brands/assets/calendar.svg" },
  ],
  ["a slide that has words", brands, brand('"lists": { "banner": [{ "id": "¦" }] }'), { fast: "", early: "" }],
  ["the language of a brand", brands, brand('"language": { "default": "¦" }'), { en_US: "locales/en_US", zh_CN: "" }],
  ["its languages", brands, brand('"language": { "all": ["en_US", "¦"] }'), { zh_CN: "locales/zh_CN" }],
  [
    "the business of a bare address",
    brands,
    brand('"pair": { "business": "¦" }'),
    { "716": "brands/business/716.brand.json" },
    ["302"],
  ],
  ["its channel", brands, brand('"pair": { "channel": "¦" }'), { "302": "brands/channel/302.brand.json" }, ["716"]],
  ["channels of the native app", brands, brand('"lists": { "interceptChannels": ["¦"] }'), { "104": "" }],
  ["channels of an address", brands, brand('"lists": { "h5Channels": ["¦"] }'), { "304": "" }],
  ["the channel of whoever comes with another", brands, brand('"lists": { "h5ErrorChannel": "¦" }'), { "302": "" }],
  ["free channels", brands, brand('"lists": { "freeChannels": ["¦"] }'), { "130": "" }],
  [
    "audit numbers by channel",
    brands,
    brand('"lists": { "auditPhones": { "302": [], "¦": [] } }'),
    { "304": "" },
    ["302"],
  ],
  ["where a tab leads", brands, brand('"tabs": { "items": { "my": { "to": "¦" } } }'), { "/my": "" }],
  ["where the brand's routes lead", brands, brand('"routes": { "home": "¦" }'), { "/index": "screens/home/index" }],
  ["the call that asks what became of another", calls, call('"once": "¦"'), { "once-answer": "" }],
  [
    "the rows that allow a call",
    calls,
    call('"after": { "decision": "borrow-entry", "rows": { "¦": {} } }'),
    { huidus: "", "sub-loan": "" },
  ],
  [
    "the schema of what a call takes",
    calls,
    call('"request": { "properties": { "a": { "$ref": "¦" } } }'),
    { "../../schemas/entities/bank.schema.json": "" },
  ],
  ["the call of a mock", "api/mocks/tried.mock.json", '{ "id": "¦" }', { "loan-list": "" }],
  ["what a rule is usually tried with", rules, `${rule}"usual": { "¦": 1 } }`, { "with.least": "" }, ["value"]],
  ["what it is tried with in a case", rules, `${rule}"cases": [{ "given": { ¦ } }] }`, { "with.least": "" }],
  ["what it says then", rules, `${rule}"cases": [{ "say": "rules.lo¦" }] }`, { "rules.loan-least": "" }],
  [
    "what a decision is usually given",
    decisions,
    `${decision}"usual": { "¦": 1 } }`,
    { kind: 'one of "a", "b"', late: "" },
  ],
  [
    "what it is given in a case",
    decisions,
    `${decision}"cases": [{ "given": { "kind": "a", ¦ } }] }`,
    { late: "true or false" },
    ["kind"],
  ],
  ["the row of a case", decisions, `${decision}"cases": [{ "row": "¦" }] }`, { first: "It is late.", second: "" }],
  ["the calls of a disclosure", disclosures, '{ "id": "tried", "calls": { "¦": {} } }', { "loan-apply": "" }],
  [
    "whose answer holds the facts",
    disclosures,
    '{ "id": "tried", "calls": { "loan-apply": { "answer": "¦" } } }',
    { "loan-contract": "" },
  ],
  [
    "in which fields both say the same",
    disclosures,
    '{ "id": "tried", "calls": { "loan-apply": { "same": ["¦"] } } }',
    { productId: "", loanAmount: "" },
    ["netAmount"],
  ],
  [
    "a fact's field",
    disclosures,
    disclosure('"facts": { "a": { "field": "¦" } }'),
    { netAmount: "an amount in kobo" },
    ["quote"],
  ],
  [
    "the operator that writes it",
    disclosures,
    disclosure('"facts": { "a": { "as": "¦" } }'),
    { money: "money(amount" },
  ],
  [
    "the text that names it",
    disclosures,
    disclosure('"facts": { "a": { "label": "lend¦" } }'),
    { "lend-facts.net": "" },
  ],
  [
    "a text of its row",
    disclosures,
    disclosure('"facts": { "a": { "row": { "hint": { "$t": "¦" } } } }'),
    { "lend-facts.period": "" },
  ],
  ["another text that says facts", disclosures, disclosure('"sentences": { ¦ }'), { "lend-confirm.promise": "" }],
  ["the widget that lists them", disclosures, disclosure('"shown": { "widget": "¦" }'), { "key-facts": "" }],
  [
    "the screen that another is like",
    screens,
    '{ "id": "tried", "like": "¦" }',
    { login: "screens/auth/login.screen.json" },
  ],
  [
    "what tells elements apart",
    screens,
    node('"each": { "in": "reads.loans.value.loanList", "key": "¦" }'),
    { loanGid: "" },
    ["listTotal"],
  ],
  [
    "the read whose pages follow",
    screens,
    node('"each": { "in": "reads.loans.value.loanList", "more": "¦" }'),
    { loans: "call loan-list" },
  ],
  [
    "what the next screen takes of its query",
    screens,
    step("go", '"to": "/lendContract", "query": { ¦ }'),
    { loanGid: "Which loan" },
  ],
  [
    "an address that is chosen",
    screens,
    step("go", '"to": { "$": { "if": [{ "var": "form.agree" }, "¦", "/index"] } }'),
    { "/bill": bill },
  ],
  ["an address to go back to", screens, step("back", '"to": "¦"'), { "/bill": "" }],
  ["an address after logging out", screens, step("logout", '"to": "¦"'), { "/login": "" }],
  ["an address after a login", screens, step("login", '"identity": {}, "to": "¦"'), { "/index": "" }],
  ["what a login says of the session", screens, step("login", '"identity": { ¦ }'), { token: "", userGid: "" }],
  ["a language", screens, step("language", '"to": "¦"'), { zh_CN: "locales/zh_CN" }, ["/index"]],
  [
    "what a status can be",
    screens,
    node('"when": { "===": [{ "var": "reads.loans.status" }, "¦"] }'),
    { idle: "", ok: "", error: "" },
  ],
  [
    "the same, turned round",
    screens,
    node('"when": { "!==": ["¦", { "var": "reads.loans.status" }] }'),
    { loading: "" },
  ],
  ["one of a list", screens, node('"when": { "in": [{ "var": "reads.loans.status" }, ["ok", "¦"]] }'), { error: "" }],
  [
    "what a text is filled with",
    "locales/en_US/rules.text.json",
    '{ "id": "rules", "texts": { "loan-least": "At least {{¦" } }',
    { amount: "", brand: "A value of the brand." },
  ],
  [
    "a text that another language has",
    "locales/zh_CN/login.text.json",
    '{ "id": "login", "texts": { "title": "登录", "¦": "" } }',
    { "new-here": "New here?" },
    ["title"],
  ],
  [
    "a prop of an example",
    "widgets/button/button.examples.json",
    '{ "id": "button", "examples": [{ "name": "a", "props": { "label": "a", ¦ } }] }',
    { variant: "" },
    ["label"],
  ],
  [
    "what a prop of an example can be",
    "widgets/button/button.examples.json",
    '{ "id": "button", "examples": [{ "name": "a", "props": { "variant": "¦" } }] }',
    { primary: "", danger: "" },
  ],
];

offers(table, editor);

it.each<[what: string, file: string, piece: string, into: number, there: RegExp]>([
  [
    "a row, from a call",
    "api/loan/loan-apply.call.json",
    '"proceed": {',
    3,
    /^rules\/decisions\/borrow-entry\.decision\.json:\d+ proceed$/,
  ],
  [
    "a call, from a disclosure",
    "rules/disclosures/cost.disclosure.json",
    '"loan-contract"',
    3,
    /^api\/loan\/loan-contract\.call\.json:3 loan-contract$/,
  ],
  [
    "a text, from a disclosure",
    "rules/disclosures/cost.disclosure.json",
    '"lend-facts.net"',
    14,
    /^locales\/\w+\/lend-facts\.text\.json:\d+ net$/,
  ],
  [
    "a screen, from a slide",
    "brands/base.brand.json",
    '"linkUrl": "/lendInfo"',
    14,
    /^screens\/loan\/lend-info\.screen\.json:4 \/lendInfo$/,
  ],
])("goes to %s", async (_, file, piece, into, there) => {
  const found = await editor().definitions(file, piece, into);
  expect(found.length).toBeGreaterThan(0);
  for (const one of found) expect(one).toMatch(there);
});
