import { expect, it } from "vitest";
import cases from "./credit.cases.json" with { type: "json" };
import { type Prepared, show } from "../testing/show-screen.tsx";

const { summaries, form } = cases;
const status = { auditState: 0, bizStatus: 1, currentTime: 1, userType: 1 };
const at = (auditState: number, summary: object = summaries.review, saved: object = form): Prepared => ({
  "credit-form-get": saved,
  "credit-summary": summary,
  "index-creditstatus": { ...status, auditState },
});
const pages = ["personal", "employment", "contacts", "photos"] as const;
const facts = (place: HTMLElement) =>
  [...place.querySelectorAll("dt")].map((term) => [term.textContent, term.nextElementSibling?.textContent]);

const reasons = {
  en_US: ["Your application is under review", "Nothing can be changed until it is decided."],
  zh_CN: ["您的申请正在审核中", "审核结束前不可修改。"],
} as const;

for (const language of ["en_US", "zh_CN"] as const)
  it.each(pages)(`S16 %s of who is reviewed is shown, not asked for, below the reason (${language})`, async (page) => {
    const { place, words, wrong } = await show(`/baseInfo/${page}`, at(1), language);
    const [title, reason] = reasons[language];
    expect(words()).toContain(title);
    expect(words().split(reason)).toHaveLength(2);
    const [first] = place.querySelectorAll("dl");
    expect(words().indexOf(reason)).toBeLessThan(words().indexOf(first?.textContent ?? "?"));
    const asking = "input, select, textarea, [role=combobox], [role=group], #save, [aria-disabled=true]";
    expect(place.querySelectorAll(asking)).toHaveLength(0);
    expect([...place.querySelectorAll("button")].map(({ id }) => id)).toContain("tell");
    expect(wrong).toEqual([]);
  });

it.each<[(typeof pages)[number], [string, string][]]>([
  [
    "personal",
    [
      ["Alternate number", "07100000101"],
      ["E-mail", "a@example.com"],
      ["Education", "Bachelor or HND"],
      ["Marital status", "Married"],
      ["Residence type", "Rented"],
      ["State", "Lagos"],
      ["City", "Eti-Osa"],
      ["Address", "12 Marina Road"],
    ],
  ],
  [
    "employment",
    [
      ["Job status", "Employed"],
      ["Profession", "Trade"],
      ["Company name", "Lagoon Trading"],
      ["Company phone", "07100000200"],
      ["Date of entry", "01/03/2018"],
      ["Salary per month", "₦150,000 to ₦250,000"],
    ],
  ],
  [
    "contacts",
    [
      ["Phone", "07100000301"],
      ["Relationship", "Spouse"],
      ["Phone", "07100000302"],
      ["Relationship", "Mother"],
      ["Phone", "07100000303"],
      ["Relationship", "Friend"],
    ],
  ],
  [
    "photos",
    [
      ["Front of your ID", "Received"],
      ["Back of your ID", "Received"],
      ["Your face", "Received"],
    ],
  ],
])("S16 %s of who is reviewed is told whole, with a way to say that it is wrong", async (page, told) => {
  const { place, press, went } = await show(`/baseInfo/${page}`, at(1));
  expect(facts(place)).toEqual(told);
  await press("tell");
  expect(went).toEqual(["/suggest?about=credit"]);
});

it("S16 each contact of who is reviewed is told under the name", async () => {
  const { place } = await show("/baseInfo/contacts", at(1));
  const names = [...place.querySelectorAll("section h2")].map(({ textContent }) => textContent);
  expect(names).toEqual(["Musa Garba", "Ngozi Garba", "Tunde Alabi"]);
});

it("S16 V17 of a student no company is told, and the money lived on", async () => {
  const saved = { ...form, personal: { jobStatus: "student", monthlySalary: "0-50000" } };
  const { place, wrong } = await show("/baseInfo/employment", at(1, summaries.review, saved));
  expect(facts(place)).toEqual([
    ["Job status", "Student"],
    ["Money you live on a month", "Up to ₦50,000"],
  ]);
  expect(wrong).toEqual([]);
});

for (const [who, auditState, summary] of [
  ["not sent in", 0, summaries.ready],
  ["approved", 2, summaries.approved],
  ["refused", 3, summaries.ready],
] as const)
  it.each(pages)(`S16 %s of who is ${who} can be changed`, async (page) => {
    const { place } = await show(`/baseInfo/${page}`, at(auditState, summary));
    expect(place.querySelector("#save")?.getAttribute("aria-disabled")).toBeNull();
    expect(place.querySelectorAll("input, [role=group]").length).toBeGreaterThan(0);
    expect(place.querySelectorAll("dt")).toHaveLength(0);
  });
