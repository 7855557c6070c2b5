import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { photo } from "../../database/tables/borrower-calls.ts";
import { person } from "../../database/tables/person.ts";
import { filledIn } from "../../testing/newcomer.ts";
import { openPersonaLender, type PersonaLender } from "../../testing/persona-lender.ts";

// Hashing is slow on purpose, and slower on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const MINUTE = 60_000;
const NEW = "8039998877";
const PICTURE = Buffer.concat([Buffer.from("ffd8ffe0", "hex"), Buffer.alloc(90_000, 7)]).toString("base64");

let lender: PersonaLender;
let token: string;
beforeAll(async () => {
  lender = await openPersonaLender();
  await lender.ask("userinfo-send-sms", { mobile: NEW, scene: "register" });
  const body = { mobile: NEW, smsCode: "1234", password: "Naira2026", agree: true };
  token = (await lender.ask("userinfo-register", body)).content.userToken;
}, 60_000);
afterAll(async () => {
  expect((await lender.control("/__sandbox/ledger")).sum).toBe("0.00");
  await lender.close();
});

const ask = (id: string, body: unknown = {}) => lender.ask(id, body, { token });
const { identity } = filledIn;
// Numbers come as they are written.
const personal = { ...filledIn.personal, alternateNumber: "0803 111 2299" };
const employment = { ...filledIn.employment, companyPhone: "08031112200" };
const contact = (phone: string, relationship: string) => ({ name: "N", phone, relationship });
const family = [contact("8031110001", "spouse"), contact("08031110002", "mother")];

describe("a new borrower's credit application", () => {
  it("S16 begins with nothing filled in", async () => {
    expect((await ask("credit-summary")).content).toMatchObject({ missing: 6, auditState: 0 });
    expect((await ask("index-mainhome")).content).toMatchObject({ bizStatus: 0, bindDeviceFlag: 0 });
    expect((await ask("risk-auth")).content).toMatchObject({ basicsAuth: 2 });
  });

  it("X6 3107 cannot be submitted before it is whole, and says what is missing", async () => {
    expect(await ask("credit-submit")).toMatchObject({
      status: 3107,
      content: { missing: ["identity", "personal", "employment", "contacts", "bvn", "photos"] },
    });
  });

  it.each([
    ["identity", "idCard", { ...identity, surname: " " }, "Enter your last name"],
    ["identity", "idCard", { ...identity, birthday: "2015-01-01" }, "You must be at least 18 years old"],
    ["identity", "idCard", { ...identity, surname: "\u200b\u3164" }, "Please leave out characters that cannot be seen"],
    ["identity", "idCard", { ...identity, surname: "\u3164\u00a0" }, "Enter your last name"],
    ["identity", "idCard", { ...identity, surname: "Ob\ni" }, "Please leave out characters that cannot be seen"],
    ["identity", "idCard", { ...identity, surname: "Obi\u202e" }, "Please leave out characters that cannot be seen"],
    ["identity", "idCard", { ...identity, firstName: "..." }, "Please enter a name, with at least one letter"],
    ["identity", "idCard", { ...identity, surname: "12" }, "Please enter a name, with at least one letter"],
    ["employment", "personal", { ...employment, companyName: "--" }, "Please enter a name, with at least one letter"],
    ["personal", "personal", { ...personal, email: "ada" }, "Please enter the correct e-mail address"],
    ["personal", "personal", { ...personal, email: "ada@-example.com" }, "Please enter the correct e-mail address"],
    ["personal", "personal", { ...personal, email: "ada;x@example.com" }, "Please enter the correct e-mail address"],
    ["personal", "personal", { ...personal, email: "<ada>@example.com" }, "Please enter the correct e-mail address"],
    ["personal", "personal", { ...personal, alternateNumber: "+8035550123" }, "Please enter the correct phone number"],
    ["employment", "personal", { jobStatus: "student" }, "Choose how much you live on a month"],
    ["employment", "personal", { ...employment, monthlySalary: "" }, "Choose how much you earn a month"],
    ["employment", "personal", { ...employment, companyPhone: "+6581234567" }, "Please enter the correct phone number"],
    ["personal", "personal", { ...personal, state: undefined }, "Choose your state"],
    ["personal", "personal", { ...personal, alternateNumber: "123" }, "Please enter the correct phone number"],
    ["employment", "personal", { ...employment, companyPhone: "" }, "Enter the phone number of your company"],
  ])("V11 %s is refused: %s %o", async (page, part, fields, message) => {
    expect(await ask("credit-form-save", { page, [part]: fields })).toMatchObject({ status: 3100, message });
    expect((await ask("credit-summary")).content.missing).toBe(6);
  });

  it.each([`0${NEW}`, NEW, `+234 ${NEW}`])("V11 X6 the own number %s is no other number", async (alternateNumber) => {
    const given = { page: "personal", personal: { ...personal, alternateNumber } };
    expect(await ask("credit-form-save", given)).toMatchObject({
      status: 3141,
      message: "Please do not enter your own phone number",
    });
    expect((await ask("credit-summary")).content.missing).toBe(6);
  });

  it("S16 V11 is saved page by page, and a job cannot begin before birth", async () => {
    const missing = async (body: object) => (await ask("credit-form-save", body)).content.missing;
    expect(await missing({ page: "identity", idCard: identity })).toBe(5);
    expect(await missing({ page: "personal", personal })).toBe(4);
    const early = { page: "employment", personal: { ...employment, jobBeginTime: "1992-02-28" } };
    expect((await ask("credit-form-save", early)).message).toBe(
      "Date of entry cannot be earlier than the filled in Date of birth",
    );
    expect(await missing({ page: "employment", personal: employment })).toBe(3);
    // Nor can a birth be moved past it: the page of the job is to be filled in again.
    const begun = { ...employment, jobBeginTime: "1999-03-01" };
    expect(await missing({ page: "employment", personal: begun })).toBe(3);
    const younger = (birthday: string) => missing({ page: "identity", idCard: { ...identity, birthday } });
    expect(await younger("1999-03-01")).toBe(3);
    expect(await younger("1999-03-02")).toBe(4);
    expect((await ask("credit-submit")).content.missing).toContain("employment");
    expect(await missing({ page: "employment", personal: employment })).toBe(3);
    expect(await younger(identity.birthday)).toBe(3);
    expect((await ask("userinfo-baseinfo")).content.name).toBe("Ada Obi");
    expect((await ask("credit-form-get")).content.personal).toMatchObject({
      email: "ada@example.com",
      job: "trader",
      alternateNumber: "8031112299",
      companyPhone: "8031112200",
    });
  });

  it("V17 no middle name, and no company of who has no work, is whole", async () => {
    const { middleName, ...named } = identity;
    const missing = async (body: object) => (await ask("credit-form-save", body)).content.missing;
    expect(middleName).toBe("Uche");
    expect(await missing({ page: "identity", idCard: named })).toBe(3);
    const company = { companyName: "Lagoon Trading", companyPhone: "08031112200" };
    for (const jobStatus of ["student", "retired", "unemployed"]) {
      const given = { jobStatus, monthlySalary: "0-50000", ...company };
      expect(await missing({ page: "employment", personal: given })).toBe(3);
      expect((await ask("credit-form-get")).content.personal).toEqual({
        ...personal,
        alternateNumber: "8031112299",
        jobStatus,
        monthlySalary: "0-50000",
      });
    }
    const without = await ask("credit-form-save", {
      page: "employment",
      personal: { jobStatus: "employed", monthlySalary: "0-50000" },
    });
    expect(without).toMatchObject({ status: 3100, message: "Choose your profession" });
    await missing({ page: "employment", personal: employment });
  });

  it.each([
    [3140, [...family, contact("+2348031110001", "friend")], "This contact is repeated please select another"],
    [3141, [...family, contact(`0${NEW}`, "friend")], "Please do not enter your own phone number"],
    [3100, family, "Please fill in 3 emergency contacts"],
    [
      3100,
      [...family, { ...contact("8031110003", "friend"), name: "..." }],
      "Please enter a name, with at least one letter",
    ],
    [3100, [...family, { ...contact("8031110003", "friend"), name: "" }], "Please enter the name of each contact"],
    [3100, [...family, { ...contact("8031110003", "friend"), name: "   " }], "Please enter the name of each contact"],
    [
      3100,
      [...family, { ...contact("8031110003", "friend"), name: "\u200b\u200b" }],
      "Please leave out characters that cannot be seen",
    ],
    [3100, [...family, contact("+8031110003", "friend")], "Please enter the correct phone number"],
    [3100, [...family, contact("+6581110003", "friend")], "Please enter the correct phone number"],
    [3100, [...family, contact("8031110003", "")], "Please select the relationship of each contact"],
    [
      3100,
      [contact("8031110001", "spouse"), contact("8031110002", "friend"), contact("8031110003", "other")],
      "At least 2 contacts must be your spouse, father or mother",
    ],
  ])("V10 X6 contacts answer %d: %o", async (status, contacts, message) => {
    expect(await ask("credit-contacts", { contacts })).toMatchObject({ status, message });
  });

  it.each([
    [3140, 3, [...family, contact("+2348031110001", "friend")]],
    [3140, 2, [contact("8031110001", "spouse"), contact("08031110001", "mother"), contact("8031110003", "friend")]],
    [3141, 3, [...family, contact(`0${NEW}`, "friend")]],
    [3141, 1, [contact(NEW, "spouse"), contact("8031110002", "mother"), contact("8031110003", "friend")]],
  ])("V10 X6 refusal %d names the contact that is meant: %d", async (status, meant, contacts) => {
    expect(await ask("credit-contacts", { contacts })).toMatchObject({ status, content: { contact: meant } });
  });

  it("V10 E18 three contacts are kept", async () => {
    const contacts = [...family, contact("8031110003", "friend")];
    expect((await ask("credit-contacts", { contacts })).content.missing).toBe(2);
    expect((await ask("credit-form-get")).content.contacts[1].phone).toBe("8031110002");
  });

  it.each([
    ["", "Please input your BVN"],
    ["2200000000", "BVN number should be 11 digits"],
    ["2200000000x", "Please enter the 11-digit BVN number"],
  ])("V3 the BVN '%s' is refused", async (bvn, message) => {
    expect(await ask("bvn-verify", { bvn })).toMatchObject({ status: 3100, message });
  });

  it("V3 X6 a BVN is verified, changed once and no more; only its hash and mask are kept", async () => {
    expect((await ask("bvn-modify", { bvn: "22000000777" })).status).toBe(3199);
    expect((await ask("bvn-verify", { bvn: "11000000001" })).message).toBe("BVN does not exist");
    expect((await ask("bvn-verify", { bvn: "22000000002" })).status).toBe(3031);
    const verified = { bvn: "********777", verified: true, modified: false };
    expect((await ask("bvn-verify", { bvn: "22000000777" })).content).toEqual(verified);
    expect((await ask("bvn-verify", { bvn: "22000000777" })).content).toEqual(verified);
    expect((await ask("bvn-verify", { bvn: "22000000778" })).status).toBe(3199);
    // The same again is no modification, and leaves the one that he has.
    const same = await ask("bvn-modify", { bvn: "22000000777" });
    expect([same.status, same.message]).toEqual([
      3199,
      "This is the BVN that we already have. Please enter another one",
    ]);
    expect((await ask("bvn-modify", { bvn: "22000000778" })).content.modified).toBe(true);
    expect((await ask("bvn-modify", { bvn: "22000000779" })).status).toBe(3032);
    expect(JSON.stringify(await lender.database.db.select().from(person))).not.toMatch(/"22\d{9}"/);
  });

  it.each([
    ["another type than it says", `data:image/png;base64,${PICTURE}`],
    ["no picture", "data:text/html;base64,PGI+"],
    ["nothing", ""],
    [
      "more than 2 MB",
      `data:image/jpeg;base64,${Buffer.concat([Buffer.from("ffd8ff", "hex"), Buffer.alloc(2_100_000)]).toString("base64")}`,
    ],
  ])("V11 a photo that is %s is refused", async (_, image) => {
    const { status, message } = await ask("credit-photo", { kind: "face", image });
    expect({ status, message }).toEqual({
      status: 3100,
      message: "Please choose a JPEG, PNG or WebP photo of at most 2 MB",
    });
  });

  it("S16 three photos complete the form; only size and digest are kept, and the log has nothing of them", async () => {
    const image = `data:image/jpeg;base64,${PICTURE}`;
    for (const kind of ["idFront", "idBack", "face"])
      expect((await ask("credit-photo", { kind, image })).content).toMatchObject({ kind, size: 90_004 });
    const rows = await lender.database.db.select().from(photo);
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatchObject({
      bytes: 90_004,
      mediaType: "image/jpeg",
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(JSON.stringify([rows, lender.errors])).not.toContain(PICTURE.slice(0, 40));
    expect((await ask("credit-summary")).content.missing).toBe(0);
  });

  it("E13 is reviewed for the sandbox minute and ends in a limit that can be borrowed", async () => {
    expect((await ask("credit-submit")).content).toEqual({ auditState: 1 });
    expect((await ask("credit-form-save", { page: "personal", personal })).status).toBe(3199);
    expect((await ask("index-creditstatus")).content).toMatchObject({ auditState: 1, bizStatus: 0, userType: 1 });
    await lender.control("/__sandbox/clock", { advanceMs: MINUTE });
    expect((await ask("index-mainhome")).content).toMatchObject({
      bizStatus: 1,
      productInfosList: [{ creditLine: 5_000_000 }, {}],
    });
    expect((await ask("index-creditstatus")).content).toMatchObject({ auditState: 2, bizStatus: 1 });
    expect((await ask("risk-auth")).content).toMatchObject({
      basicsAuth: 0,
      preLoanInfoRespVO: { availableBalance: 5_000_000 },
    });
    expect((await ask("message-list")).content.messages[0]).toMatchObject({
      kind: "credit-approved",
      content: "You can borrow up to ₦50,000 now",
    });
    expect((await ask("credit-submit")).status).toBe(3199);
    expect((await ask("credit-form-save", { page: "identity", idCard: identity })).status).toBe(3199);
  });
});

describe("personas", () => {
  it.each([
    [45, 3031, "The BVN you filled in already exists, please fill in your own correct BVN"],
    [46, 3030, "BVN does not exist"],
  ])("V3 X6 persona %d: the BVN answers %d", async (number, status, message) => {
    const borrower = await lender.as(number);
    expect(await borrower.call("bvn-verify", { bvn: "22000000900" })).toMatchObject({ status, message });
    expect((await borrower.ok("credit-summary")).pages[4]).toEqual({ page: "bvn", done: false });
  });

  it("V3 X6 persona 47 modified his already", async () => {
    expect((await (await lender.as(47)).call("bvn-modify", { bvn: "22000000901" })).status).toBe(3032);
  });

  it("E13 persona 61 is refused after the review and may apply again", async () => {
    const borrower = await lender.as(61);
    expect(await borrower.ok("credit-submit")).toEqual({ auditState: 1 });
    await lender.control("/__sandbox/clock", { advanceMs: MINUTE });
    expect((await borrower.ok("index-creditstatus")).auditState).toBe(3);
    expect((await borrower.ok("risk-auth")).basicsAuth).toBe(2);
    expect(await borrower.ok("credit-submit")).toEqual({ auditState: 1 });
  });

  it("E18 the seeded forms hold no BVN in the clear", async () => {
    const { row } = await lender.as(2);
    const [held] = await lender.database.db.select().from(person).where(eq(person.borrowerId, row.id));
    expect(held).toMatchObject({ bvnHash: expect.any(String), creditForm: { idCard: { bvn: "********002" } } });
  });
});
