import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { check } from "../../tests/check.ts";
import { formatFault } from "./given/report.ts";

// The whole repository is checked the first time.
vi.setConfig({ testTimeout: 60_000 });

/** The contract's version of now: it goes up with whatever is added to it. */
const { version } = (JSON.parse(readFileSync("api/published.openapi.json", "utf8")) as { info: { version: string } })
  .info;

/**
 * What is said of the shipped documents with one of them changed, and where that stands. A caret in what is wrong marks
 * where a line should point; lines of other documents that are named on the way are left out, as they move.
 */
function said(file: string, right: string, wrong: string): { lines: readonly string[]; at: string } {
  const text = readFileSync(file, "utf8");
  expect(text).toContain(right);
  const marked = text.replace(right, wrong);
  const before = marked.slice(0, marked.indexOf("^")).split("\n");
  const { errors } = check(".", { overlay: new Map([[file, marked.replace("^", "")]]), drafting: true });
  return {
    lines: errors.map((fault) => formatFault(fault).replace(/(?<=so that \S+\.json):\d+ says/, " says")),
    at: `${file}:${before.length}:${(before.at(-1) ?? "").length + 1}`,
  };
}

it.each<[what: string, file: string, right: string, wrong: string, line: string]>([
  [
    "what a screen lends to one that is like it",
    "screens/auth/login.screen.json",
    '"rule": "phone"',
    '"rule": ^"phnoe"',
    'form.mobile.rule: expected a known rule, found "phnoe"; did you mean "phone"? [E303]',
  ],
  [
    "what it lends besides, for which nothing can be put back and nothing is near",
    "screens/auth/login.screen.json",
    '"form": {',
    '"form": { "nickname": { "rule": ^"qqqqqq", "start": "" },',
    'form.nickname.rule: expected a known rule, found "qqqqqq" [E303]',
  ],
  [
    "a text key that is misspelt in one language",
    "locales/en_US/login.text.json",
    '"new-here"',
    '^"new-heer"',
    'texts.new-heer: expected a text in zh_CN too, found none of "login.new-heer"; did you mean "login.new-here"? [E706]',
  ],
  [
    "a slide whose id is misspelt",
    "brands/base.brand.json",
    '{ "id": "fast"',
    '{ "id": ^"fats"',
    'lists.banner[0].id: expected a text in en_US, zh_CN, found none of "slides.title_fats"; did you mean "slides.title_fast"? [E701]',
  ],
  [
    "a section that is misspelt where it is put in order",
    "brands/base.brand.json",
    '"order": ["credit", "loan", "bill",',
    '"order": ["credit", "loan", ^"bil",',
    'home.order[2]: expected a known section, found "bil"; did you mean "bill"? [E303]',
  ],
  [
    "a part that is misspelt, with all that is worked out of what it is handed",
    "screens/repay/repayment.screen.json",
    '"use": "loading"',
    '"use": ^"loadin"',
    'loading[0].use: expected a known part, found "loadin"; did you mean "loading"? [E303]',
  ],
  [
    "a call that is misspelt, of a read that the whole screen shows",
    "screens/repay/repayment.screen.json",
    '"call": "repayment-loandetail"',
    '"call": ^"repayment-loandetial"',
    'reads.detail.call: expected a known call, found "repayment-loandetial"; did you mean "repayment-loandetail"? [E303]',
  ],
  [
    "a key of a brand that no longer agrees with another, at the one that is otherwise than published",
    "brands/base.brand.json",
    '"maximumAmount": 60000000',
    '"maximumAmount": ^6000000',
    'claims.maximumAmount: expected 60000000, as was published, found 6000000, so that brands/base.brand.json says: brand 716-1: expected at most 6000000, as "claims.maximumAmount" says, found 22500000 [E608]',
  ],
  [
    "a row of a decision that is misspelt where it stands, which its cases spell right",
    "rules/decisions/bill-dot.decision.json",
    '"id": "none"',
    '"id": ^"noen"',
    'rows[1].id: expected at least one case of row "noen", found none; did you mean "none"? [E502]',
  ],
  [
    "a kept value that is misspelt where it is declared",
    "screens/session.state.json",
    '"mobile": {',
    '"mobiel": ^{',
    'state.mobiel: expected "mobile", as was published, found "mobiel", so that rules/decisions/after-login.decision.json says: expected "session.mobile" to be declared in screens/session.state.json, found it nowhere; did you mean "mobile"? [E428]',
  ],
  [
    "a query that is misspelt where it is declared",
    "screens/bill/bill-detail.screen.json",
    '"query": { "loanGid": { "idOf"',
    '"query": { "loanGdi": ^{ "idOf"',
    'query.loanGdi: expected "loanGid", as was published, found "loanGdi", so that screens/bill/bill-detail.screen.json says: expected a word that is declared there, found "loanGid": "route.query.loanGid" leads nowhere; did you mean "loanGid"? [E426]',
  ],
  [
    "a tab that is misspelt where it is declared, of which nothing was published",
    "brands/base.brand.json",
    '"bill": { "label": "tabs.bill"',
    '"bil": ^{ "label": "tabs.bill"',
    'tabs.items.bil: expected "bill", as 2 other places say, found "bil", so that brands/base.brand.json says: expected a known tab, found "bill"; did you mean "bill"? [E303]',
  ],
  [
    "another type of what a rule checks",
    "rules/validation/sms-code.rule.json",
    '"type": "string"',
    '"type": ^"integer"',
    'value.type: expected "string", as 11 places take it, found "integer", so that rules/validation/sms-code.rule.json says: expected a text as the text of "matches", found a plain number (rules/validation/sms-code.rule.json value); did you mean "string"? [E420]',
  ],
  [
    "another type of a field of an entity",
    "schemas/entities/voucher.schema.json",
    '"gid": {\n      "type": "string"',
    '"gid": ^{\n      "type": "integer"',
    `properties.gid: expected string, as version ${version} of the contract says, found integer: put it back, or publish the next version by npm run openapi -- --publish --why "…" [E370]`,
  ],
  [
    "a text of one context that is misspelt in one language",
    "locales/en_US/guide.text.json",
    '"intro_register"',
    '^"intro_registe"',
    'texts.intro_registe: expected a text in zh_CN too, found none of "guide.intro_registe"; did you mean "guide.intro_register"? [E706]',
  ],
  [
    "a text of the cost that is misspelt in one language",
    "locales/en_US/lend-facts.text.json",
    '"apr"',
    '^"arp"',
    'texts.arp: expected a text in zh_CN too, found none of "lend-facts.arp"; did you mean "lend-facts.apr"? [E706]',
  ],
  [
    "arguments of a text under a misspelt key",
    "screens/account/dialogs/leave-begun.dialog.json",
    '"args"',
    '^"ergs"',
    'children[0].props.text.ergs (widget text): expected a known property, found "ergs"; did you mean "args"? [E201]',
  ],
  [
    "a case that gives what its input cannot be",
    "rules/decisions/loan-apply-failed.decision.json",
    '"kind": "unarrived"',
    '"kind": ^"unarrivde"',
    'cases[1].given.kind: expected row "other", found "undecided": inputs.kind is none of business, timeout, network, offline, busy, aborted, contract, fault, unsettled, unarrived, carried, forgotten; did you mean "unarrived"? [E504]',
  ],
  [
    "a field in the list of what a loan costs",
    "rules/disclosures/cost.disclosure.json",
    '"field": "loanAmount"',
    '"field": ^"lanAmount"',
    'facts.principal.field: expected a field of the answer of call loan-contract, found "lanAmount"; did you mean "loanAmount"? [E408]',
  ],
  [
    "a field that is read beside a fact",
    "rules/disclosures/cost.disclosure.json",
    '"answer.voucherAmount"',
    '^"answer.vouchrAmount"',
    'facts.fee.row.struck.$.if[0][">"][0].var: expected a field of the answer of call loan-contract, found "vouchrAmount"; did you mean "voucherAmount"? [E408]',
  ],
  [
    "a field that facts and call are given alike",
    "rules/disclosures/cost.disclosure.json",
    '"same": ["productId"',
    '"same": [^"productID"',
    'calls.loan-apply.same[0]: expected a field of call loan-apply, found "productID"; did you mean "productId"? [E304]',
  ],
  [
    "what stands beside a fact",
    "rules/disclosures/cost.disclosure.json",
    '"struck"',
    '^"sttruck"',
    'facts.fee.row.sttruck: expected a known property, found "sttruck"; did you mean "struck"? [E201]',
  ],
  [
    "the text of a fact, of which two letters are left",
    "rules/disclosures/cost.disclosure.json",
    '"label": "lend-facts.fee"',
    '"label": ^"lend-facts.fe"',
    'facts.fee.label: expected a text in en_US, zh_CN, found none of "lend-facts.fe"; did you mean "lend-facts.fee"? [E701]',
  ],
  [
    "the call whose answer is told",
    "rules/disclosures/cost.disclosure.json",
    '"answer": "loan-contract"',
    '"answer": ^"loan-contrat"',
    'calls.loan-apply.answer: expected a known call, found "loan-contrat"; did you mean "loan-contract"? [E303]',
  ],
  [
    "the key of words that are kept",
    "rules/disclosures/cost.disclosure.json",
    '"lend-confirm.into": "Into',
    '^"llend-confirm.into": "Into',
    'words.en_US["llend-confirm.into"]: expected a known property, found "llend-confirm.into"; did you mean "lend-confirm.into"? [E201]',
  ],
  [
    "a text of one context of an agreement",
    "locales/zh_CN/agreement.text.json",
    '"text-3-1_debit"',
    '^"tet-3-1_debit"',
    'texts.tet-3-1_debit: expected a text in en_US too, found none of "agreement.tet-3-1"; did you mean "agreement.text-3-1_debit"? [E706]',
  ],
  [
    "a widget whose schema cannot be used, although its examples name it",
    "widgets/profile-header/profile-header.schema.json",
    '"type": "string"',
    '"type": ^"strnig"',
    'props.properties.name.type: expected one of "array", "boolean", "integer", "null", "number", "object", "string", found "strnig"; did you mean "string"? [E204]',
  ],
  [
    "a rate out of its bounds, below which none is claimed",
    "brands/base.brand.json",
    '"rate": 0.28',
    '"rate": ^28',
    "constants.fallbackProduct.rate: expected at most 1, found 28 [E206]",
  ],
  [
    "a step out of its bounds, of which amounts are multiples",
    "brands/base.brand.json",
    '"multiple": 10000',
    '"multiple": ^0',
    "constants.fallbackProduct.multiple: expected at least 100, found 0 [E206]",
  ],
  [
    "a figure out of its bounds that another one is held to",
    "brands/base.brand.json",
    '"contactCount": 3',
    '"contactCount": ^0',
    "constants.contactCount: expected at least 2, found 0 [E206]",
  ],
  [
    "a claim out of its bounds that another one is held to",
    "brands/base.brand.json",
    '"creditSeconds": 56',
    '"creditSeconds": ^1',
    "claims.creditSeconds: expected at least 10, found 1 [E206]",
  ],
  [
    "an empty list of languages, in which the first one is not",
    "brands/base.brand.json",
    '"all": ["en_US", "zh_CN"]',
    '"all": ^[]',
    "language.all: expected at least 1 element, found 0 [E206]",
  ],
  [
    "what a business lacks, though one of its pairs has it",
    "brands/business/716.brand.json",
    '{\n  "$schema": "../../schemas/brand.schema.json",\n  "id": "716",\n  "name": "Corvanta",\n  "legalName": "Corvanta Finance Limited",',
    '^{\n  "$schema": "../../schemas/brand.schema.json",\n  "id": "716",\n  "name": "Corvanta",',
    'legalName: brand 716-1: expected "legalName", found none [E602]',
  ],
])("tells once %s", (_, file, right, wrong, line) => {
  const { lines, at } = said(file, right, wrong);
  expect(lines).toEqual([`${at} ${line}`]);
});

it("tells of a screen that is like another what that one does not lend", () => {
  const file = "screens/auth/login-native.screen.json";
  const { lines, at } = said(file, '"id": "login-native"', '"id": "login-native", "title": { "$t": ^"login.titel" }');
  expect(lines).toEqual([expect.stringMatching(/ title\.\$t: .*"login\.title"\? \[E701\]$/)]);
  expect(lines[0]?.startsWith(at)).toBe(true);
});

it("tells of two mistakes beside each other both, though each has echoes", () => {
  const file = "screens/repay/repayment.screen.json";
  const text = readFileSync(file, "utf8");
  const wrong = text
    .replace('"call": "repayment-loandetail"', '"call": "repayment-loandetial"')
    .replace('"use": "loading"', '"use": "loadin"');
  const { errors } = check(".", { overlay: new Map([[file, wrong]]), drafting: true });
  expect(errors.map((fault) => formatFault(fault).replace(/:\d+:\d+ /, " "))).toEqual([
    'screens/repay/repayment.screen.json reads.detail.call: expected a known call, found "repayment-loandetial"; did you mean "repayment-loandetail"? [E303]',
    'screens/repay/repayment.screen.json loading[0].use: expected a known part, found "loadin"; did you mean "loading"? [E303]',
  ]);
});

it("tells of a mistake in another document, whatever is mended of the first", () => {
  const [brand, screen] = ["brands/base.brand.json", "screens/repay/repayment.screen.json"];
  const overlay = new Map([
    [brand, readFileSync(brand, "utf8").replace('"maximumAmount": 60000000', '"maximumAmount": 6000000')],
    [screen, readFileSync(screen, "utf8").replace('"use": "loading"', '"use": "qqqqqq"')],
  ]);
  const { errors } = check(".", { overlay, drafting: true });
  expect(errors.map(({ file, path, code }) => [file, path, code])).toEqual([
    [brand, "claims.maximumAmount", "E608"],
    [screen, "loading[0].use", "E303"],
  ]);
});
