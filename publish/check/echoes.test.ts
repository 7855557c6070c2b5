import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { check } from "../../tests/check.ts";
import { formatFault } from "./given/report.ts";

// The whole repository is checked the first time.
vi.setConfig({ testTimeout: 60_000 });

/** The contract's version of now: it goes up with whatever is added to it. */
const { version } = (JSON.parse(readFileSync("api/published.openapi.json", "utf8")) as { info: { version: string } })
  .info;

/** What is said of the shipped documents with one of them changed. */
function said(file: string, right: string, wrong: string): readonly string[] {
  const text = readFileSync(file, "utf8");
  expect(text).toContain(right);
  const { errors } = check(".", { overlay: new Map([[file, text.replace(right, wrong)]]), drafting: true });
  return errors.map(formatFault);
}

it.each<[what: string, file: string, right: string, wrong: string, line: string]>([
  [
    "what a screen lends to one that is like it",
    "screens/auth/login.screen.json",
    '"rule": "phone"',
    '"rule": "phnoe"',
    'screens/auth/login.screen.json:9:25 form.mobile.rule: expected a known rule, found "phnoe"; did you mean "phone"? [E303]',
  ],
  [
    "what it lends besides, for which nothing can be put back and nothing is near",
    "screens/auth/login.screen.json",
    '"form": {',
    '"form": { "nickname": { "rule": "qqqqqq", "start": "" },',
    'screens/auth/login.screen.json:8:35 form.nickname.rule: expected a known rule, found "qqqqqq" [E303]',
  ],
  [
    "a text key that is misspelt in one language",
    "locales/en_US/login.text.json",
    '"new-here"',
    '"new-heer"',
    'locales/en_US/login.text.json:23:5 texts.new-heer: expected a text in zh_CN too, found none of "login.new-heer"; did you mean "login.new-here"? [E706]',
  ],
  [
    "a slide whose id is misspelt",
    "brands/base.brand.json",
    '{ "id": "fast"',
    '{ "id": "fats"',
    'brands/base.brand.json:169:15 lists.banner[0].id: expected a text in en_US, zh_CN, found none of "slides.title_fats"; did you mean "slides.title_fast"? [E701]',
  ],
  [
    "a section that is misspelt where it is put in order",
    "brands/base.brand.json",
    '"order": ["credit", "loan", "bill",',
    '"order": ["credit", "loan", "bil",',
    'brands/base.brand.json:176:33 home.order[2]: expected a known section, found "bil"; did you mean "bill"? [E303]',
  ],
  [
    "a part that is misspelt, with all that is worked out of what it is handed",
    "screens/repay/repayment.screen.json",
    '"use": "loading"',
    '"use": "loadin"',
    'screens/repay/repayment.screen.json:111:24 loading[0].use: expected a known part, found "loadin"; did you mean "loading"? [E303]',
  ],
  [
    "a call that is misspelt, of a read that the whole screen shows",
    "screens/repay/repayment.screen.json",
    '"call": "repayment-loandetail"',
    '"call": "repayment-loandetial"',
    'screens/repay/repayment.screen.json:12:25 reads.detail.call: expected a known call, found "repayment-loandetial"; did you mean "repayment-loandetail"? [E303]',
  ],
  [
    "a key of a brand that no longer agrees with another, at the one that is otherwise than published",
    "brands/base.brand.json",
    '"maximumAmount": 60000000',
    '"maximumAmount": 6000000',
    'brands/base.brand.json:72:22 claims.maximumAmount: expected 60000000, as was published, found 6000000, so that brands/base.brand.json:114 says: brand 716-1: expected at most 6000000, as "claims.maximumAmount" says, found 22500000 [E608]',
  ],
  [
    "a row of a decision that is misspelt where it stands, which its cases spell right",
    "rules/decisions/bill-dot.decision.json",
    '"id": "none"',
    '"id": "noen"',
    'rules/decisions/bill-dot.decision.json:60:13 rows[1].id: expected at least one case of row "noen", found none; did you mean "none"? [E502]',
  ],
  [
    "a kept value that is misspelt where it is declared",
    "screens/session.state.json",
    '"mobile": {',
    '"mobiel": {',
    'screens/session.state.json:21:15 state.mobiel: expected "mobile", as was published, found "mobiel", so that rules/decisions/after-login.decision.json:44 says: expected "session.mobile" to be declared in screens/session.state.json, found it nowhere; did you mean "mobile"? [E428]',
  ],
  [
    "a query that is misspelt where it is declared",
    "screens/bill/bill-detail.screen.json",
    '"query": { "loanGid": { "idOf"',
    '"query": { "loanGdi": { "idOf"',
    'screens/bill/bill-detail.screen.json:6:25 query.loanGdi: expected "loanGid", as was published, found "loanGdi", so that screens/bill/bill-detail.screen.json:9 says: expected a word that is declared there, found "loanGid": "route.query.loanGid" leads nowhere; did you mean "loanGid"? [E426]',
  ],
  [
    "a tab that is misspelt where it is declared, of which nothing was published",
    "brands/base.brand.json",
    '"bill": { "label": "tabs.bill"',
    '"bil": { "label": "tabs.bill"',
    'brands/base.brand.json:213:14 tabs.items.bil: expected "bill", as 2 other places say, found "bil", so that brands/base.brand.json:210 says: expected a known tab, found "bill"; did you mean "bill"? [E303]',
  ],
  [
    "another type of what a rule checks",
    "rules/validation/phone.rule.json",
    '"type": "string"',
    '"type": "integer"',
    'rules/validation/phone.rule.json:5:22 value.type: expected "string", as 15 places take it, found "integer", so that rules/validation/phone.rule.json:22 says: expected a phone number as the typed of "phone", found a plain number (rules/validation/phone.rule.json value); did you mean "string"? [E420]',
  ],
  [
    "another type of a field of an entity",
    "schemas/entities/voucher.schema.json",
    '"type": "string"',
    '"type": "integer"',
    `schemas/entities/voucher.schema.json:11:12 properties.gid: expected string, as version ${version} of the contract says, found integer: put it back, or publish the next version by npm run openapi -- --publish --why "…" [E370]`,
  ],
  [
    "a text of one context that is misspelt in one language",
    "locales/en_US/guide.text.json",
    '"intro_register"',
    '"intro_registe"',
    'locales/en_US/guide.text.json:20:5 texts.intro_registe: expected a text in zh_CN too, found none of "guide.intro_registe"; did you mean "guide.intro_register"? [E706]',
  ],
  [
    "a text of the cost that is misspelt in one language",
    "locales/en_US/lend-facts.text.json",
    '"apr"',
    '"arp"',
    'locales/en_US/lend-facts.text.json:21:5 texts.arp: expected a text in zh_CN too, found none of "lend-facts.arp"; did you mean "lend-facts.apr"? [E706]',
  ],
  [
    "arguments of a text under a misspelt key",
    "screens/account/dialogs/leave-begun.dialog.json",
    '"args"',
    '"ergs"',
    'screens/account/dialogs/leave-begun.dialog.json:19:11 children[0].props.text.ergs (widget text): expected a known property, found "ergs"; did you mean "args"? [E201]',
  ],
  [
    "a case that gives what its input cannot be",
    "rules/decisions/loan-apply-failed.decision.json",
    '"kind": "unarrived"',
    '"kind": "unarrivde"',
    'rules/decisions/loan-apply-failed.decision.json:73:26 cases[1].given.kind: expected row "other", found "undecided": inputs.kind is none of business, timeout, network, offline, busy, aborted, contract, fault, unsettled, unarrived, carried, forgotten; did you mean "unarrived"? [E504]',
  ],
  [
    "a field in the list of what a loan costs",
    "rules/disclosures/cost.disclosure.json",
    '"field": "loanAmount"',
    '"field": "lanAmount"',
    'rules/disclosures/cost.disclosure.json:9:29 facts.principal.field: expected a field of the answer of call loan-contract, found "lanAmount"; did you mean "loanAmount"? [E408]',
  ],
  [
    "a field that is read beside a fact",
    "rules/disclosures/cost.disclosure.json",
    '"answer.voucherAmount"',
    '"answer.vouchrAmount"',
    'rules/disclosures/cost.disclosure.json:20:32 facts.fee.row.struck.$.if[0][">"][0].var: expected a field of the answer of call loan-contract, found "vouchrAmount"; did you mean "voucherAmount"? [E408]',
  ],
  [
    "a field that facts and call are given alike",
    "rules/disclosures/cost.disclosure.json",
    '"same": ["productId"',
    '"same": ["productID"',
    'rules/disclosures/cost.disclosure.json:5:66 calls.loan-apply.same[0]: expected a field of call loan-apply, found "productID"; did you mean "productId"? [E304]',
  ],
  [
    "what stands beside a fact",
    "rules/disclosures/cost.disclosure.json",
    '"struck"',
    '"sttruck"',
    'rules/disclosures/cost.disclosure.json:17:9 facts.fee.row.sttruck: expected a known property, found "sttruck"; did you mean "struck"? [E201]',
  ],
  [
    "the text of a fact, of which two letters are left",
    "rules/disclosures/cost.disclosure.json",
    '"label": "lend-facts.fee"',
    '"label": "lend-facts.fe"',
    'rules/disclosures/cost.disclosure.json:15:16 facts.fee.label: expected a text in en_US, zh_CN, found none of "lend-facts.fe"; did you mean "lend-facts.fee"? [E701]',
  ],
  [
    "the call whose answer is told",
    "rules/disclosures/cost.disclosure.json",
    '"answer": "loan-contract"',
    '"answer": "loan-contrat"',
    'rules/disclosures/cost.disclosure.json:5:40 calls.loan-apply.answer: expected a known call, found "loan-contrat"; did you mean "loan-contract"? [E303]',
  ],
  [
    "the key of words that are kept",
    "rules/disclosures/cost.disclosure.json",
    '"lend-confirm.into": "Into',
    '"llend-confirm.into": "Into',
    'rules/disclosures/cost.disclosure.json:144:7 words.en_US["llend-confirm.into"]: expected a known property, found "llend-confirm.into"; did you mean "lend-confirm.into"? [E201]',
  ],
  [
    "a text of one context of an agreement",
    "locales/zh_CN/agreement.text.json",
    '"text-3-1_debit"',
    '"tet-3-1_debit"',
    'locales/zh_CN/agreement.text.json:56:5 texts.tet-3-1_debit: expected a text in en_US too, found none of "agreement.tet-3-1"; did you mean "agreement.text-3-1_debit"? [E706]',
  ],
  [
    "a widget whose schema cannot be used, although its examples name it",
    "widgets/profile-header/profile-header.schema.json",
    '"type": "string"',
    '"type": "strnig"',
    'widgets/profile-header/profile-header.schema.json:11:17 props.properties.name.type: expected one of "array", "boolean", "integer", "null", "number", "object", "string", found "strnig"; did you mean "string"? [E204]',
  ],
])("tells once %s", (_, file, right, wrong, line) => {
  expect(said(file, right, wrong)).toEqual([line]);
});

it("tells of a screen that is like another what that one does not lend", () => {
  const file = "screens/auth/login-native.screen.json";
  expect(said(file, '"id": "login-native"', '"id": "login-native", "title": { "$t": "login.titel" }')).toEqual([
    expect.stringMatching(
      /^screens\/auth\/login-native\.screen\.json:\d+:\d+ title\.\$t: .*"login\.title"\? \[E701\]$/,
    ),
  ]);
});

it("tells of two mistakes beside each other both, though each has echoes", () => {
  const file = "screens/repay/repayment.screen.json";
  const text = readFileSync(file, "utf8");
  const wrong = text
    .replace('"call": "repayment-loandetail"', '"call": "repayment-loandetial"')
    .replace('"use": "loading"', '"use": "loadin"');
  const { errors } = check(".", { overlay: new Map([[file, wrong]]), drafting: true });
  expect(errors.map(formatFault)).toEqual([
    'screens/repay/repayment.screen.json:12:25 reads.detail.call: expected a known call, found "repayment-loandetial"; did you mean "repayment-loandetail"? [E303]',
    'screens/repay/repayment.screen.json:111:24 loading[0].use: expected a known part, found "loadin"; did you mean "loading"? [E303]',
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
