import { act } from "react";
import { describe, expect, it } from "vitest";
import homes from "./home-and-bills.cases.json" with { type: "json" };
import { show } from "../testing/show-screen.tsx";
import { until as eventually } from "../testing/until.ts";

const status = { auditState: 0, bizStatus: 1, currentTime: 1, userType: 1 };

describe("what came of it", () => {
  const until = Date.parse("2026-12-24T11:00:00+01:00");
  it.each([
    [{ kind: "line" }, 2, "No loan at the moment", "Your credit line is below the smallest loan."],
    [
      { kind: "application" },
      3,
      "No loan at the moment",
      "We could not accept your application with what you told us.",
    ],
    [undefined, 3, "No loan at the moment", "We could not accept your application with what you told us."],
    [{ kind: "risk", until }, 2, "No loan at the moment", "Our check decided against a loan for now."],
    [{ kind: "debts", until }, 2, "No loan at the moment", "What you owe other lenders is too much"],
    [{ kind: "history", until }, 2, "No loan at the moment", "Earlier loans were repaid late"],
    [{ kind: "quota", until }, 2, "No loan at the moment", "All that we lend in a day is lent out."],
    [{ kind: "transactions", until }, 2, "No loan at the moment", "You have applied as often as a day allows."],
    [{ kind: "limit" }, 2, "No loan at the moment", "The loans that are open to you begin above your limit."],
    [{ kind: "app" }, 2, "No loan at the moment", "We lend to you in our app only."],
    [
      { kind: "information", code: "A03" },
      2,
      "We could not confirm your work or your salary",
      "Check your company, its phone and your salary, and save the page again",
    ],
  ])(
    "F13 F6 a refusal %j says its own cause, until when, what to do and how to complain",
    async (refusal, auditState, title, cause) => {
      const { words, press, went, wrong, place } = await show("/creditResult", {
        "index-creditstatus": { ...status, auditState, refusal },
      });
      expect(words()).toContain(title);
      expect(words()).toContain(cause);
      const others = [
        "below the smallest",
        "could not accept",
        "Our check decided",
        "other lenders",
        "repaid late",
        "app only",
        "in a day is lent",
        "a day allows",
        "above your limit",
      ];
      expect(others.filter((other) => words().includes(other) && !cause.includes(other))).toEqual([]);
      const mendable = refusal?.kind === "information";
      const from = /You can ask again from\s*24\/12\/2026 11:00/;
      expect(from.test(words())).toBe(refusal !== undefined && "until" in refusal);
      expect(words()).not.toContain("You can borrow right away");
      // What he can do stands below the cause, before the lists.
      if (!mendable) expect(words()).toMatch(/What you can do.*Credit summary/s);
      // Where nothing was decided about him there is nothing to complain of.
      const decided = !["quota", "app"].includes(refusal?.kind ?? "");
      expect(place.querySelector("#complain") !== null).toBe(decided);
      const mends = ["information", "application"].includes(refusal?.kind ?? "application");
      expect(place.querySelector("#mend") !== null).toBe(mends);
      await press(mends ? "mend" : "home");
      const page = refusal?.kind === "information" ? "/baseInfo/employment" : "/credit_entry";
      expect(went).toEqual([mends ? page : "/index"]);
      expect(wrong).toEqual([]);
    },
  );

  it.each([
    [6, undefined, "Ready to send", "send"],
    [5, "photos", "You have not applied yet", "start"],
    [0, undefined, "You have not applied yet", "start"],
  ])(
    "F13 with %d pages filled in and %s next, whoever has not sent them is led to it",
    async (pagesDone, nextPage, title, button) => {
      const { words, press, went, wrong, place } = await show("/creditResult", {
        "index-creditstatus": { ...status, auditState: 0, pagesDone, nextPage },
      });
      const titles = ["Ready to send", "You have not applied yet", "Under review"];
      expect(titles.filter((one) => words().includes(one))).toEqual([title]);
      expect(place.querySelector("#check")).toBe(null);
      await press(button);
      expect(went).toEqual(["/credit_entry"]);
      expect(wrong).toEqual([]);
    },
  );

  it.each([
    ["A01", "Your name or date of birth does not match your BVN", "Check my identity", "identity"],
    ["A02", "We could not confirm your address or e-mail", "Check my address and e-mail", "personal"],
    ["A03", "We could not confirm your work or your salary", "Check my work", "employment"],
    ["A04", "We could not reach your emergency contacts", "Check my contacts", "contacts"],
  ])("F6 F13 code %s says %s, and leads to the page", async (code, title, label, page) => {
    const { words, place, press, went } = await show("/creditResult", {
      "index-creditstatus": { ...status, auditState: 2, refusal: { kind: "information", code } },
    });
    expect(words()).toContain(title);
    expect(place.querySelector("#mend")?.textContent).toBe(label);
    await press("mend");
    expect(went).toEqual([`/baseInfo/${page}`]);
  });

  it.each([
    [0, "Your credit line is below the smallest loan.", "Information that is complete and right raises your line."],
    [4_900_000, "What is left of your credit line is below the smallest loan.", "Repay what is open on time"],
  ])(
    "F13 a line too small with %d kobo of it in use says its own cause and advice",
    async (usedCredit, cause, advice) => {
      const { words } = await show("/creditResult", {
        "index-creditstatus": { ...status, auditState: 2, refusal: { kind: "line" } },
        "userinfo-baseinfo": { ...homes.usual["userinfo-baseinfo"], usedCredit },
      });
      await eventually(() => expect(words()).toContain(cause));
      expect(words()).toContain(advice);
      expect(words().includes("Repay what is open")).toBe(usedCredit > 0);
    },
  );

  it.each([
    [undefined, false, ["/h5AppDown"]],
    ["http://evil.example/app", false, ["/h5AppDown"]],
    ["https://guide.example.com/app", true, []],
  ])("F6 who borrows in the app alone is given it: link %s", async (guideLink, leaves, went) => {
    const screen = await show("/creditResult", {
      "index-creditstatus": { ...status, auditState: 2, refusal: { kind: "app" } },
      "risk-auth": { basicsAuth: 1, refuseFlag: 0, installRefuseFlag: 0, isHuidus: 0, guideLink },
    });
    await eventually(() => expect(screen.place.querySelector("#app")?.textContent).toBe("Get the app"));
    // Pending as long as its dialog is open.
    await act(async () => screen.place.querySelector<HTMLElement>("#app")?.click());
    await eventually(() => expect(document.querySelector("dialog") !== null).toBe(leaves));
    await eventually(() => expect(screen.went).toEqual(went));
  });

  const product = { productType: "sloan", canBorrowAmount: 5_000_000, creditLine: 5_000_000, lowestLimit: 300_000 };
  it.each([
    ["", 0, "You can borrow right away."],
    ["?asked=subloan", 0, "Nothing can be borrowed on a second line now. Other loans are open to you."],
    ["?asked=large", 0, "A large amount is not open to you now. Other loans are."],
    // Whatever the address says: the lender has the last word.
    ["?asked=subloan", 2_000_000, "You can borrow right away."],
    ["?asked=large", 60_000_000, "You can borrow right away."],
  ])("F6 who comes with %j, of which %d kobo are open, is told what is so", async (query, canBorrowAmount, said) => {
    const more = ["subloan", "large"].map((productType) => ({ ...product, productType, canBorrowAmount }));
    const { words } = await show(`/creditResult/1${query}`, {
      "index-creditstatus": { ...status, auditState: 2 },
      "index-mainhome": { ...homes.usual["index-mainhome"], productInfosList: [product, ...more] },
      "risk-auth": { basicsAuth: 0, refuseFlag: 0, installRefuseFlag: 0, isHuidus: 0 },
    });
    await eventually(() => expect(words()).toContain(said));
    expect(words().includes("You can borrow right away.")).toBe(said === "You can borrow right away.");
  });

  it("a refused borrower finds how to complain", async () => {
    const { place, went } = await show("/creditResult", {
      "index-creditstatus": { ...status, auditState: 2, refusal: { kind: "risk", until } },
    });
    const complain = [...place.querySelectorAll("button, a")].find(({ textContent }) =>
      textContent?.includes("Do you think this is wrong?"),
    ) as HTMLElement;
    await act(async () => complain.click());
    expect(went).toEqual(["/suggest?about=credit"]);
  });
});
