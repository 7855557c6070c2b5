import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { check } from "../../../tests/check.ts";

// The whole repository is checked the first time.
vi.setConfig({ testTimeout: 60_000 });

const [situation, entry] = ["situation", "borrow-entry"].map((name) => `rules/decisions/${name}.decision.json`);

it.each<[file: string | undefined, right: string, wrong: string, path: string, said: string]>([
  [situation, '"application": "ok"', '"application": "loading"', "usual.application", '"ok" or "error"'],
  [situation, '"auditState": 2', '"auditState": 4', "usual.auditState", "2"],
  [entry, '"productType": "sloan"', '"productType": "short"', "usual.productType", '"sloan"'],
  [entry, '"status": 0', '"status": 1', "usual.status", "0"],
  [entry, '"subLoan": false', '"subLoan": "no"', "usual.subLoan", "false"],
])("tells of what is usual in %s, for %s %s, in one line at %s", (file = "", right, wrong, path, said) => {
  const text = readFileSync(file, "utf8");
  const at = text.indexOf('"usual"');
  expect(text.slice(at)).toContain(right);
  const overlay = new Map([[file, text.slice(0, at) + text.slice(at).replace(right, wrong)]]);
  const { errors } = check(".", { overlay });
  expect(errors.map((one) => `${one.file} ${one.path} ${one.code}`)).toEqual([`${file} ${path} E504`]);
  expect(errors[0]?.message).toContain(`expected ${said}, as `);
});

it.each<[rule: string, right: string, wrong: string, path: string, said: string]>([
  [
    "contact-phone",
    '"brand.constants.phoneLength": 11',
    '"brand.constants.phoneLength": 10',
    "brand.constants.phoneLength",
    "11",
  ],
])("tells of what is usual in rule %s, for %s %s, in one line at %s", (rule, right, wrong, path, said) => {
  const file = `rules/validation/${rule}.rule.json`;
  const text = readFileSync(file, "utf8");
  expect(text).toContain(right);
  const { errors } = check(".", { overlay: new Map([[file, text.replace(right, wrong)]]) });
  expect(errors.map((one) => `${one.file} ${one.path} ${one.code}`)).toEqual([`${file} usual["${path}"] E504`]);
  expect(errors[0]?.message).toContain(`expected ${said}, as 9 cases `);
});

it.each([
  ["api/userinfo/userinfo-baseinfo.call.json", "user-info", "bank", "response.$ref"],
  ["api/voucher/voucher-list.call.json", "voucher", "bank", "response.properties.vouchers.items.$ref"],
  ["api/userinfo/userinfo-password-login.call.json", "login-result", "user-info", "response.$ref"],
])("tells of the entity in an answer of %s, %s for %s, in one line at %s", (file, right, wrong, path) => {
  const text = readFileSync(file, "utf8");
  expect(text).toContain(`/${right}.schema.json"`);
  const overlay = new Map([[file, text.replace(`/${right}.schema.json"`, `/${wrong}.schema.json"`)]]);
  const { errors } = check(".", { overlay });
  expect(errors.map((one) => `${one.file} ${one.path} ${one.code}`)).toEqual([`${file} ${path} E370`]);
  expect(errors[0]?.message).toContain(`expected an entity ${right}, as version `);
});
