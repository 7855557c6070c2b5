import { act } from "react";
import { describe, expect, it } from "vitest";
import contents from "./home-and-bills.cases.json" with { type: "json" };
import cases from "./credit.cases.json" with { type: "json" };
import { broken, type Prepared, show } from "../testing/show-screen.tsx";

const { summaries, form } = cases;
const { usual } = contents;
const status = { auditState: 0, bizStatus: 1, currentTime: 1, userType: 1 };
const full = { "credit-form-get": form, "credit-summary": summaries.ready, "index-creditstatus": status };
// A later page opens only when those before it are done (R65).
const empty = { "credit-form-get": { contacts: [] }, "credit-summary": summaries.ready, "index-creditstatus": status };
const pages = ["identity", "personal", "employment", "contacts", "bvn", "photos"];

const screens: [route: string, more: Prepared][] = [
  ...pages.map((page): [string, Prepared] => [`/baseInfo/${page}`, full]),
  ...pages.map((page): [string, Prepared] => [`/baseInfo/${page}`, empty]),
  ["/baseInfo/identity", { ...full, "index-creditstatus": { ...status, auditState: 1 } }],
  ...Object.values(summaries).map((summary): [string, Prepared] => ["/credit_entry", { "credit-summary": summary }]),
  ...Object.values(summaries).map((summary): [string, Prepared] => ["/creditList", { "credit-summary": summary }]),
  ["/reset_bvn", full],
  ["/reset_bvn", empty],
];

describe.each(["en_US", "zh_CN"])("in %s", (language) => {
  it.each(screens)("S2 S16 S18 B7 %s shows whole, without a fault (%#)", async (route, more) => {
    const { wrong, words } = await show(route, more, language);
    expect(wrong).toEqual([]);
    expect(words().length).toBeGreaterThan(20);
    expect(words()).not.toMatch(/\{\{|\b(credit|base|reset)-[a-z]+\.[a-z]/);
  });
});

describe("where the form is taken up", () => {
  it.each([
    ["/baseInfo", "new", "/baseInfo/identity"],
    ["/baseInfo", "begun", "/baseInfo/personal"],
    ["/baseInfo/nothing", "begun", "/baseInfo/personal"],
    ["/baseInfo", "ready", "/credit_entry"],
  ] as const)("S16 %s of a form that is %s leads to %s", async (route, state, to) => {
    expect((await show(route, { "credit-summary": summaries[state] })).went).toEqual([to]);
  });

  it.each([...pages.slice(1)])("R65 S16 a link into %s leads to the first page that is missing", async (page) => {
    const { went } = await show(`/baseInfo/${page}`, { ...empty, "credit-summary": summaries.new });
    expect(went).toEqual(["/baseInfo"]);
  });

  it.each([...pages.slice(1)])(
    "R65 a link into %s opens nothing where it cannot be told what is missing",
    async (page) => {
      const { place, words } = await show(`/baseInfo/${page}`, { ...empty, "credit-summary": broken });
      expect(words()).toContain("Failed to load data.");
      expect(place.querySelector("#save")).toBeNull();
    },
  );

  it("S16 the overview leads to the first page that is missing", async () => {
    const { press, went } = await show("/credit_entry", { "credit-summary": summaries.begun });
    await press("resume");
    expect(went).toEqual(["/baseInfo/personal"]);
  });

  it.each([
    ["identity", "Your name or date of birth does not match your BVN"],
    ["personal", "We could not confirm your address or e-mail"],
    ["employment", "We could not confirm your work or your salary"],
    ["contacts", "We could not reach your emergency contacts"],
  ])("F13 who is refused for %s is told so, and led there, and nothing is green", async (mend, told) => {
    const pagesNow = pages.map((page) => ({ page, done: page !== mend }));
    const summary = { ...summaries.approved, pages: pagesNow, missing: 1, mend };
    const { press, went, place, words, wrong } = await show("/credit_entry", { "credit-summary": summary });
    expect(words()).toContain(told);
    expect(words()).not.toContain("approved");
    expect(words()).not.toContain("nothing more is needed");
    expect(words().split("Check again")).toHaveLength(2);
    expect(place.querySelector("#result")).toBeNull();
    await press("mend");
    expect(went).toEqual([`/baseInfo/${mend}`]);
    expect(wrong).toEqual([]);

    const page = await show(`/baseInfo/${mend}`, {
      ...full,
      "credit-summary": summary,
      "index-creditstatus": { ...status, auditState: 2 },
    });
    expect(page.words()).toContain(told);
    expect(page.place.querySelector("#save")?.getAttribute("aria-disabled")).toBeNull();
    expect(page.went).toEqual([]);
  });

  it("F13 once nothing is to be mended, the way on is to borrow", async () => {
    const { place, words } = await show("/credit_entry", { "credit-summary": summaries.approved });
    expect(words()).toContain("Your credit is approved");
    expect([...place.querySelectorAll("button")].map(({ textContent }) => textContent)).toContain(
      "See what I can borrow",
    );
  });

  it("S16 a whole form is sent in once and leads to its result", async () => {
    const sent: unknown[] = [];
    const submit = (body: unknown) => {
      sent.push(body);
      return { auditState: 1 };
    };
    const { press, went } = await show("/credit_entry", { "credit-summary": summaries.ready, "credit-submit": submit });
    await press("submit");
    expect(sent).toHaveLength(1);
    expect(went).toEqual(["/creditResult"]);
  });

  it("S16 a form that is reviewed opens no page", async () => {
    const { place } = await show("/credit_entry", { "credit-summary": summaries.review });
    expect([...place.querySelectorAll("button")].map(({ textContent }) => textContent)).toContain("See the result");
    expect(place.textContent).toContain("Under review");
    expect(place.querySelector("#resume")).toBeNull();
  });
});

describe("pages of the form", () => {
  it.each(pages)("S16 %s shows its button without knowing where the application stands", async (page) => {
    const { place, wrong } = await show(`/baseInfo/${page}`, { ...empty, "index-creditstatus": null });
    expect(place.querySelector("#save")?.getAttribute("aria-disabled")).toBeNull();
    expect(wrong).toEqual([]);
  });

  it("S16 a photo that was not uploaded says so", async () => {
    const { words, write } = await show("/baseInfo/photos", empty);
    expect(words()).not.toContain("The photo was not uploaded");
    await write("screen.face", true);
    expect(words()).toContain("The photo was not uploaded");
    expect(words()).toContain("Your face");
  });

  const wrongOn: [page: string, values: Prepared, words: string[]][] = [
    ["identity", {}, ["Enter your first name", "Enter your last name", "Please enter your date of birth"]],
    ["identity", { birthday: "2020-01-01" }, ["You must be at least 18 years old"]],
    ["personal", { email: "x" }, ["Please enter the correct e-mail address", "Choose your state", "Choose your city"]],
    [
      "employment",
      {},
      ["Choose your profession", "Please enter the date of entry", "Choose how much you earn a month"],
    ],
    [
      "contacts",
      {},
      ["Enter this contact's name", "Enter this contact's phone number", "Choose what this contact is to you"],
    ],
    ["bvn", {}, ["Please input your BVN"]],
    ["bvn", { bvn: "2200000000" }, ["BVN number should be 11 digits"]],
    ["bvn", { bvn: "2200000000a" }, ["Please enter the 11-digit BVN number"]],
    ["photos", {}, ["Add a photo of the front of your ID", "Add a photo of your face"]],
  ];
  it.each(wrongOn)("V3 V10 V11 %s with %j is not sent and says why", async (page, values, messages) => {
    const { press, write, words, went, wrong } = await show(`/baseInfo/${page}`, empty);
    for (const [name, value] of Object.entries(values)) await write(`form.${name}`, value);
    await press("save");
    for (const message of messages) expect(words()).toContain(message);
    expect(went).toEqual([]);
    expect(wrong).toEqual([]);
  });

  it("V11 a job cannot begin before its holder's birth", async () => {
    const { press, write, words } = await show("/baseInfo/employment", full);
    await write("form.jobBeginTime", "1990-05-16");
    await press("save");
    expect(words()).toContain("Date of entry cannot be earlier than the filled in Date of birth");
  });

  it.each(["08031234567", "8031234567", "+234 803 123 4567"])(
    "V11 the own number, %s, is no other number on which one is reached",
    async (alternateNumber) => {
      const { press, write, words, state } = await show("/baseInfo/personal", full);
      await act(async () => state.write("session.mobile", "8031234567"));
      await write("form.alternateNumber", alternateNumber);
      await press("save");
      expect(words()).toContain("Please do not enter your own phone number");
      await write("form.alternateNumber", "08031234568");
      await press("save");
      expect(words()).not.toContain("Please do not enter your own phone number");
    },
  );

  it.each([
    ["phone2", "7100000301", "This contact is repeated please select another"],
    ["phone3", "0803 123 4567", "Please do not enter your own phone number"],
    ["relationship2", "friend", "At least 2 contacts must be your spouse, father or mother"],
  ])("V10 a contact whose %s is %s is refused", async (field, value, message) => {
    const { press, write, words, went } = await show("/baseInfo/contacts", {
      ...full,
      "userinfo-baseinfo": { ...usual["userinfo-baseinfo"], mobile: "8031234567" },
    });
    await write(`form.${field}`, value);
    await press("save");
    expect(words()).toContain(message);
    expect(went).toEqual([]);
  });

  it.each([
    [3140, 2],
    [3141, 3],
  ])("V10 X6 refusal %d of the lender stands at the contact that it means: %d", async (status, meant) => {
    const refused = { status, message: "says the lender", content: { contact: meant } };
    const { press, write, words } = await show("/baseInfo/contacts", { ...full, "credit-contacts": refused });
    const notes = () =>
      [1, 2, 3].flatMap((nth) =>
        document.getElementById(`field-phone${nth}-note`)?.textContent === "says the lender" ? [nth] : [],
      );
    await press("save");
    expect(notes()).toEqual([meant]);
    expect(words().split("says the lender")).toHaveLength(2);
    await write(`form.phone${meant}`, "08039999999");
    expect(notes()).toEqual([]);
  });

  it("V10 X6 a refusal that names no contact is said all the same", async () => {
    const refused = { status: 3140, message: "says the lender", content: {} };
    const { press, words } = await show("/baseInfo/contacts", { ...full, "credit-contacts": refused });
    await press("save");
    expect(words()).toContain("says the lender");
  });

  it.each([
    ["identity", "credit-form-save", { page: "identity", idCard: { gender: "female", birthday: "1990-05-17" } }],
    ["personal", "credit-form-save", { page: "personal", personal: { state: "Lagos", region: "Eti-Osa" } }],
    ["employment", "credit-form-save", { page: "employment", personal: { job: "trader", jobBeginTime: "2018-03-01" } }],
    ["contacts", "credit-contacts", { contacts: form.contacts }],
  ])("S16 %s is saved whole and leads on, its draft forgotten", async (page, call, body) => {
    const sent: unknown[] = [];
    const save = (given: unknown) => {
      sent.push(given);
      return { pages: summaries.ready.pages, missing: 0 };
    };
    const journey = { [page]: { firstName: "Draft" } };
    const { press, went, state } = await show(`/baseInfo/${page}`, { ...full, [call]: save }, "en_US", journey);
    await press("save");
    expect(sent).toEqual([expect.objectContaining(expected(body))]);
    expect(went).toEqual(["/baseInfo"]);
    expect(state.read(`journey.${page}`) ?? null).toBeNull();
  });

  it("V17 who has no middle name says so, and it is sent as none", async () => {
    const sent: unknown[] = [];
    const save = (given: unknown) => {
      sent.push(given);
      return { pages: summaries.ready.pages, missing: 0 };
    };
    const { press, write, words, place } = await show("/baseInfo/identity", { ...empty, "credit-form-save": save });
    const typed = { firstName: "Ngozi", surname: "Bello", gender: "female", birthday: "1995-03-09" };
    for (const [name, value] of Object.entries(typed)) await write(`form.${name}`, value);
    await press("save");
    expect(words()).toContain("Enter your middle name, or say that you have none");
    await write("form.noMiddleName", true);
    expect(place.querySelector("#field-middleName")).toBeNull();
    await press("save");
    expect(sent).toEqual([expect.objectContaining({ idCard: { ...typed, middleName: "" } })]);
  });

  it.each([
    ["employed", true],
    ["owner", true],
    ["student", false],
    ["retired", false],
    ["unemployed", false],
  ])("V17 who is %s is asked for a company: %s", async (jobStatus, asked) => {
    const { write, place, press, words } = await show("/baseInfo/employment", empty);
    await write("form.jobStatus", jobStatus);
    await press("save");
    for (const name of ["job", "companyName", "companyPhone", "jobBeginTime"])
      expect([name, place.querySelector(`#field-${name}`) !== null]).toEqual([name, asked]);
    expect(words().includes("Enter the name of your company")).toBe(asked);
    expect(words()).toContain(asked ? "Choose how much you earn a month" : "Choose how much you live on a month");
    expect(words().includes("Salary per month")).toBe(asked);
    expect(words().includes("Money you live on a month")).toBe(!asked);
    expect(words()).not.toContain(asked ? "Choose how much you live on a month" : "Choose how much you earn a month");
  });

  it("V11 the day on which a job began is asked for in one wording", async () => {
    const { press, write, words } = await show("/baseInfo/employment", full);
    expect(words()).toContain("Date of entry");
    await write("form.jobBeginTime", "2018-02-30");
    await press("save");
    expect(words()).toContain("Please enter the correct date of entry");
  });

  it.each([
    ["", true],
    ["Ada", false],
  ])("V17 a middle name that was saved as '%s' comes back with the box ticked: %s", async (middleName, ticked) => {
    const saved = { ...form, idCard: { ...form.idCard, middleName } };
    const { place } = await show("/baseInfo/identity", { ...full, "credit-form-get": saved });
    expect(place.querySelector<HTMLInputElement>("input[type=checkbox]")?.checked).toBe(ticked);
    expect(place.querySelector("#field-middleName") === null).toBe(ticked);
  });

  it("V17 the contacts are three groups with names", async () => {
    const { place } = await show("/baseInfo/contacts", full);
    const groups = [...place.querySelectorAll("[role=group]")];
    expect(groups.map((group) => group.getAttribute("aria-label"))).toEqual([
      "First contact",
      "Second contact",
      "Third contact",
    ]);
    expect(groups.map((group) => group.querySelectorAll("input, select").length)).toEqual([3, 3, 3]);
  });

  it("V17 what is to do is not marked as wrong, and says how long it takes", async () => {
    const { place, words } = await show("/credit_entry", { "credit-summary": summaries.new });
    expect(words()).not.toContain("Missing");
    expect(place.querySelectorAll(".lucide-triangle-alert, [class*=warn]")).toHaveLength(0);
    expect(words()).toContain("To do");
    // Six of them fit the three minutes that home says.
    expect(words().split("To do, under a minute")).toHaveLength(7);
    // One after the other: of what is to do only the first leads on.
    const pressable = [...place.querySelectorAll("button, a")].filter((row) => row.textContent?.includes("To do"));
    expect(pressable.map((row) => row.textContent)).toEqual([expect.stringContaining("Identity")]);
  });

  it("S16 a page says its title once", async () => {
    const { words } = await show("/baseInfo/identity", empty);
    expect(words().split("Identity")).toHaveLength(2);
  });

  it("S16 what was typed comes before what was saved, also after a reload", async () => {
    const { place, state } = await show("/baseInfo/identity", full, "en_US", { identity: { firstName: "Ngozi" } });
    const first = place.querySelector("input[autocomplete=given-name]") as HTMLInputElement;
    expect(first.value).toBe("Ngozi");
    await type(first, "Amaka");
    expect(state.read("journey.identity.firstName")).toBe("Amaka");
  });

  it("V11 another state takes its city away", async () => {
    const { place, press, words } = await show("/baseInfo/personal", full);
    await act(async () => place.querySelector<HTMLElement>("button#field-state")?.click());
    const kano = [...document.querySelectorAll<HTMLElement>("[role=option]")].find((one) => one.textContent === "Kano");
    await act(async () => kano?.click());
    await press("save");
    expect(words()).toContain("Choose your city");
  });
});

/** Types into a field as React hears it. */
async function type(input: HTMLInputElement, text: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

/** A body of which the named fields count. */
function expected(body: Prepared): Prepared {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === "object" && !Array.isArray(value) ? expect.objectContaining(value as object) : value,
    ]),
  );
}
