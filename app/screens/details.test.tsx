import { expect, it } from "vitest";
import contents from "./borrow-and-repay.cases.json" with { type: "json" };
import { show } from "../testing/show-screen.tsx";

const user = {
  name: "Ada Obi",
  mobile: "7100000002",
  creditLine: 5_000_000,
  balance: 0,
  loanBalance: 0,
  loanQty: 0,
  loanSumAmount: 0,
  overdueQty: 0,
  bankCardCount: 0,
  messageNumbers: 0,
  redBagCount: 0,
  voucherCount: 0,
  invitationCode: "ABC123",
  showGuaranteeFlag: 0,
};
const form = {
  idCard: { firstName: "Ada", middleName: "Halima", surname: "Obi", birthday: "1990-04-09", bvn: "222*****678" },
  personal: {
    email: "ada@example.com",
    homeAddressDetail: "5 Broad Street",
    state: "Lagos",
    companyName: "Mainland Foods",
  },
  contacts: [{ name: "Bola Obi", phone: "7100000077", relationship: "sister" }],
};

const summary = {
  score: 650,
  accountCount: 0,
  active: 0,
  closed: 0,
  outstandingBalance: 0,
  auditState: 2,
  pages: [],
  missing: 0,
};

it("F24 says what the lender knows, and leads to where it is changed", async () => {
  const answers = { ...contents, "userinfo-baseinfo": user, "credit-form-get": form };
  const { words, press, went } = await show("/details", answers);
  // As the file that can be downloaded says it: the whole name, and the e-mail of the application.
  for (const known of [
    "Ada Halima Obi",
    "ada@example.com",
    "0710 *** 0002",
    "09/04/1990",
    "222*****678",
    "5 Broad Street",
    "Mainland Foods",
  ])
    expect(words()).toContain(known);
  // Two addresses that differ are not called the same.
  const labels = [...document.querySelectorAll("dt")].map((one) => one.firstChild?.textContent);
  expect(labels.filter((label, at) => labels.indexOf(label) < at)).toEqual([]);
  // He gave it, and sees here whether it is right: no middle of it is hidden.
  expect(words()).toMatch(/Bola Obi\s*07100000077/);
  await press("credit");
  expect(went).toEqual(["/creditList"]);
});

/** What stands below a label of the page. */
const hintOf = (label: string) =>
  [...document.querySelectorAll("dt")]
    .find(({ firstChild }) => firstChild?.textContent === label)
    ?.querySelector("span")?.textContent;

it.each([
  ["not sent in", { auditState: 0 }, "As on your identity card: change it under credit information"],
  ["refused", { auditState: 3 }, "As on your identity card: change it under credit information"],
  ["approved", { auditState: 2 }, "Confirmed: it cannot be changed any more"],
  ["to mend it", { auditState: 2, mend: "identity" }, "As on your identity card: change it under credit information"],
  ["reviewed", { auditState: 1 }, "It cannot be changed while under review"],
])("F24 S16 of who is %s the name is said to be changed where it can be: %j", async (_who, more, said) => {
  const answers = { "userinfo-baseinfo": user, "credit-form-get": form, "credit-summary": { ...summary, ...more } };
  const { press, went, place, wrong } = await show("/details", answers);
  expect(hintOf("Name")).toBe(said);
  expect(wrong).toEqual([]);
  const settled = said.includes("cannot");
  expect(place.querySelector("#wrong") !== null).toBe(settled);
  if (!settled) return;
  await press("wrong");
  expect(went).toEqual(["/suggest?about=credit"]);
});

it.each([
  ["en_US", "open", "You can change it once, under credit information", "Change credit information and BVN"],
  ["en_US", undefined, "It can be changed once only", "Change credit information and BVN"],
  ["en_US", "changed", "It was changed once and cannot be changed any more", "Change credit information"],
  ["en_US", "loans", "It can be changed after all your loans are settled", "Change credit information"],
  ["zh_CN", "open", "只能修改一次，在信用资料中修改", "修改信用资料和 BVN"],
  ["zh_CN", undefined, "只能修改一次", "修改信用资料和 BVN"],
  ["zh_CN", "changed", "已修改过一次，不可再修改", "修改信用资料"],
  ["zh_CN", "loans", "结清所有借款后可修改", "修改信用资料"],
])(
  "F24 S18 in %s the BVN of who is approved is said to be changed as the lender says: %s",
  async (language, bvnChange, said, leads) => {
    const answers = { "userinfo-baseinfo": user, "credit-form-get": form, "credit-summary": { ...summary, bvnChange } };
    const { wrong } = await show("/details", answers, language);
    expect(hintOf("BVN")).toBe(said);
    expect(document.querySelector("#credit")?.textContent).toBe(leads);
    expect(wrong).toEqual([]);
  },
);

it("F24 S16 of who is approved the employer is said to be changed under credit information", async () => {
  await show("/details", { "userinfo-baseinfo": user, "credit-form-get": form, "credit-summary": summary });
  expect(hintOf("Employer")).toBe("With address and state under credit information");
});

it("F24 S18 of who has no BVN yet it is said where to give it", async () => {
  const { bvn: _, ...idCard } = form.idCard;
  const answers = { "userinfo-baseinfo": user, "credit-form-get": { ...form, idCard }, "credit-summary": summary };
  await show("/details", answers);
  expect(hintOf("BVN")).toBe("Give it under credit information");
});

it.each([
  ["en_US", "BVN", "It cannot be changed while under review"],
  ["en_US", "Employer", "With address and state; they cannot be changed while under review"],
  ["zh_CN", "BVN", "审核期间不可修改"],
  ["zh_CN", "姓名", "审核期间不可修改"],
  ["zh_CN", "工作单位", "与地址、州一样，审核期间不可修改"],
])("F24 S16 in %s of who is reviewed nothing is said to be changed: %s", async (language, label, said) => {
  const reviewed = { ...summary, auditState: 1 };
  const answers = { "userinfo-baseinfo": user, "credit-form-get": form, "credit-summary": reviewed };
  await show("/details", answers, language);
  expect(hintOf(label)).toBe(said);
  expect(document.querySelector("#credit")?.textContent).toMatch(/^(See your credit information|查看信用资料)$/);
});

it("F24 where it cannot be told whether the name can be changed, nothing is said of it", async () => {
  await show("/details", { "userinfo-baseinfo": user, "credit-form-get": form, "credit-summary": null });
  expect(hintOf("Name")).toBe("As on your identity card");
  expect(document.querySelector("#wrong")).toBeNull();
});

it("F23 the credit line says what it hangs on, and how to raise it", async () => {
  const reasons = [
    { reason: "on-time", met: false },
    { reason: "form", met: true },
  ];
  const { words } = await show("/creditList", {
    "credit-summary": { ...summary, reasons },
    "userinfo-baseinfo": user,
  });
  expect(words()).toContain("Why this limit");
  expect(words()).toMatch(/A loan repaid on time\s*Repay each payment of a loan by its due date\.\s*Not yet/);
  expect(words()).toMatch(/Credit information complete\s*It speaks for you\.\s*Yes/);
});

it.each([
  ["en_US", "no-late", /Nothing overdue\s*Repay what is overdue\.\s*Overdue/],
  ["zh_CN", "no-late", /没有逾期\s*请先还清逾期款项。\s*有逾期/],
  ["zh_CN", "form", /信用资料完整\s*请补全下面缺少的页面。\s*还不完整/],
])("F23 in %s a reason that is not met, %s, says how it stands", async (language, reason, said) => {
  const answers = { "credit-summary": { ...summary, reasons: [{ reason, met: false }] }, "userinfo-baseinfo": user };
  const { words } = await show("/creditList", answers, language);
  expect(words()).toMatch(said);
});

it("F23 a lender who gives no reasons is asked for none", async () => {
  const { words } = await show("/creditList", { "credit-summary": summary, "userinfo-baseinfo": user });
  expect(words()).toContain("650");
  expect(words()).not.toContain("Why this limit");
});
