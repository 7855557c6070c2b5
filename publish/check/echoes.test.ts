import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { check } from "../../tests/check.ts";
import { formatFault } from "./given/report.ts";

// The whole repository is checked the first time.
vi.setConfig({ testTimeout: 60_000 });

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
    'locales/en_US/login.text.json:19:5 texts.new-heer: expected a text in zh_CN too, found none of "login.new-heer"; did you mean "login.new-here"? [E706]',
  ],
  [
    "a slide whose id is misspelt",
    "brands/base.brand.json",
    '{ "id": "fast"',
    '{ "id": "fats"',
    'brands/base.brand.json:135:15 lists.banner[0].id: expected a text in en_US, zh_CN, found none of "slides.title_fats"; did you mean "slides.title_fast"? [E701]',
  ],
  [
    "a section that is misspelt where it is put in order",
    "brands/base.brand.json",
    '"order": ["credit", "loan", "bill",',
    '"order": ["credit", "loan", "bil",',
    'brands/base.brand.json:142:33 home.order[2]: expected a known section, found "bil"; did you mean "bill"? [E303]',
  ],
  [
    "a part that is misspelt, with all that is worked out of what it is handed",
    "screens/repay/repayment.screen.json",
    '"use": "loading"',
    '"use": "loadin"',
    'screens/repay/repayment.screen.json:110:24 loading[0].use: expected a known part, found "loadin"; did you mean "loading"? [E303]',
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
    'brands/base.brand.json:44:22 claims.maximumAmount: expected 60000000, as was published, found 6000000, so that brands/base.brand.json:86 says: brand 716-1: expected at most 6000000, as "claims.maximumAmount" says, found 22500000 [E608]',
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
    'screens/repay/repayment.screen.json:110:24 loading[0].use: expected a known part, found "loadin"; did you mean "loading"? [E303]',
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
