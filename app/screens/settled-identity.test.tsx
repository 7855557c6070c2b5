import { expect, it } from "vitest";
import cases from "./credit.cases.json" with { type: "json" };
import { show } from "../testing/show-screen.tsx";

const { summaries, form } = cases;
const status = { auditState: 0, bizStatus: 1, currentTime: 1, userType: 1 };
const at = (auditState: number, summary: object = summaries.approved, saved: object = form) => ({
  "credit-form-get": saved,
  "credit-summary": summary,
  "index-creditstatus": { ...status, auditState },
});
const facts = (place: HTMLElement) =>
  [...place.querySelectorAll("dt")].map((term) => [term.textContent, term.nextElementSibling?.textContent]);

it.each([
  ["approved", 2, "en_US", "Your identity is confirmed", "This cannot be changed any more."],
  ["approved", 2, "zh_CN", "您的身份信息已确认", "以下信息不可再修改。"],
  ["reviewed", 1, "en_US", "Your application is under review", "Nothing can be changed until it is decided."],
  ["reviewed", 1, "zh_CN", "您的申请正在审核中", "审核结束前不可修改。"],
] as const)("S16 of who is %s (%i, %s) the identity is shown, not asked for, below the reason", async (...given) => {
  const [, auditState, language, title, reason] = given;
  const { place, words, wrong } = await show("/baseInfo/identity", at(auditState), language);
  expect(words()).toContain(title);
  expect(words()).toContain(reason);
  expect(words().indexOf(reason)).toBeLessThan(words().indexOf("Chiamaka"));
  expect(place.querySelectorAll("input, select, textarea, #save, [aria-disabled=true]")).toHaveLength(0);
  expect(wrong).toEqual([]);
});

it("S16 the identity of who is approved is told whole, with a way to say that it is wrong", async () => {
  const { place, press, went } = await show("/baseInfo/identity", at(2));
  expect(facts(place)).toEqual([
    ["First name", "Chiamaka"],
    ["Middle name", "Ada"],
    ["Last name", "Okonkwo"],
    ["Gender", "Female"],
    ["Date of birth", "17/05/1990"],
  ]);
  await press("tell");
  expect(went).toEqual(["/suggest?about=credit"]);
});

it("S16 V17 of who has no middle name none is told", async () => {
  const saved = { ...form, idCard: { ...form.idCard, middleName: "" } };
  const { place } = await show("/baseInfo/identity", at(2, summaries.approved, saved));
  expect(facts(place).map(([label]) => label)).toEqual(["First name", "Last name", "Gender", "Date of birth"]);
});

it.each([
  ["not sent in", 0, summaries.ready],
  ["refused", 3, summaries.ready],
  ["approved, with an identity to mend", 2, { ...summaries.approved, mend: "identity" }],
] as const)("S16 F13 of who is %s (%i) the identity can be changed", async (_who, auditState, summary) => {
  const { place } = await show("/baseInfo/identity", at(auditState, summary));
  expect(place.querySelector<HTMLInputElement>("#field-firstName")?.value).toBe("Chiamaka");
  expect(place.querySelector("#save")?.getAttribute("aria-disabled")).toBeNull();
  expect(place.querySelectorAll("dt")).toHaveLength(0);
});
