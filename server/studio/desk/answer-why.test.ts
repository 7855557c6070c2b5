import { describe, expect, it } from "vitest";
import { saidBy } from "../../../publish/documents/said-by.ts";
import { answerDecision, answerDecisions, answerUnnoticed, answerWhy } from "./answer-why.ts";
import { DeskDocuments } from "./desk-documents.ts";

const desk = new DeskDocuments(process.cwd());

describe("why a decision fell", () => {
  it("F6 finds persona 09 by his number, among the cases of every decision", () => {
    const found = answerDecisions(desk).told.decisions.flatMap(({ id, cases }) =>
      cases.filter(({ says }) => says.startsWith("Persona 09")).map(({ row }) => `${id}: ${row}`),
    );
    expect(found).toEqual(["borrow-entry: refused-plain", "situation: refused"]);
  });

  it("F6 says why persona 09 is refused, and where that leads", () => {
    const { cases } = answerDecision(desk, { decision: "borrow-entry" }).told;
    const given = cases.find(({ says }) => says.startsWith("Persona 09"))?.given ?? {};
    const { told } = answerWhy(desk, { decision: "borrow-entry", inputs: given });
    expect(told).toMatchObject({
      row: "refused-plain",
      because:
        "Refused, and there are no sub-loans to offer instead; the result says why where the app is not reached.",
      gives: [{ says: "Goes to Your credit (/creditResult/1)", depth: 0 }],
    });
  });

  it("F6 says in words what is said to whoever took his consent back", () => {
    const { told } = answerWhy(desk, { decision: "borrow-entry", inputs: { kind: "business", status: 3108 } });
    expect(told.row).toBe("consent");
    expect(told.gives.map(({ says }) => says)).toEqual([
      expect.stringMatching(/^Says "[A-Z]/),
      "Goes to Your consents (/privacyConsents)",
    ]);
  });

  it("F6 shows amounts of the lender's terms as money", () => {
    const { form } = answerDecision(desk, { decision: "borrow-entry" }).told;
    const terms = form.find(({ title }) => title === "Pre loan")?.fields ?? [];
    expect(terms.map(({ path, takes }) => [path.join("."), takes])).toEqual([
      ["preLoan.availableBalance", { is: "number", whole: true, unit: "kobo" }],
      ["preLoan.subAvailableBalance", { is: "number", whole: true, unit: "kobo" }],
      ["preLoan.lowestLimit", { is: "number", whole: true, unit: "kobo" }],
    ]);
  });

  it("F6 says nothing of the ids of the product's papers, which whoever runs brands does not know", () => {
    const { decisions } = answerDecisions(desk).told;
    const said = decisions.flatMap(({ id, says, cases }) => {
      const { form } = answerDecision(desk, { decision: id }).told;
      const fields = form.flatMap((group) => [group.says, ...group.fields.map((field) => field.says)]);
      return [says, ...cases.flatMap((one) => [one.says, one.because]), ...fields];
    });
    // A code of the lender's, as A01, begins with 0.
    expect(said.filter((words) => /\([A-Z][1-9]\d?[,)]|^[A-Z][1-9]\d? /.test(words))).toEqual([]);
    const entry = decisions.find(({ id }) => id === "borrow-entry");
    expect(entry?.says).toBe(
      "Where the wish to borrow leads, by the lender's risk answer. Session loss and picture captchas are the error catalogue's.",
    );
  });

  it("F6 says what a decision is about, and why each of its rows, without names of the code", () => {
    const about = answerDecisions(desk).told.decisions.map(({ says }) => says);
    const reasons = desk
      .documents()
      .filter(({ kind }) => kind === "decision")
      .flatMap((document) => {
        const { rows, undecided } = saidBy("decision", document);
        return [undecided.because, ...rows.map(({ because }) => because)];
      });
    expect(reasons.length).toBeGreaterThan(100);
    expect([...about, ...reasons].filter((words) => /\b[a-z]{2,}[A-Z_]\w*/.test(words))).toEqual([]);
  });

  it("F6 gives the reason of a row without them too", () => {
    const { told } = answerWhy(desk, { decision: "call-failed", inputs: { kind: "offline" } });
    const because =
      "It was told already: that nothing was sent, how long to wait, or what became of a call that is made once.";
    expect([told.because, told.rows.at(-1)?.because]).toEqual([because, because]);
  });

  it("F6 refuses in words a decision that there is not", () => {
    for (const decision of ["no-such", "__proto__", "nope<b>", ""])
      expect(() => answerDecision(desk, { decision })).toThrow(`There is no decision "${decision}".`);
  });
});

describe("what the documents say today", () => {
  const { decisions } = answerDecisions(desk).told;

  it.each(decisions.map(({ id }) => id))("F6 each case of %s takes its row, and a mistake would be noticed", (id) => {
    const { cases, untried } = answerDecision(desk, { decision: id }).told;
    expect(cases.filter(({ row, found }) => row !== found)).toEqual([]);
    expect(untried).toEqual([]);
    expect(answerUnnoticed(desk, { decision: id }).told.changes).toEqual([]);
  });
});
