import { act } from "react";
import { describe, expect, it } from "vitest";
import { show } from "../testing/show-screen.tsx";

const status = { auditState: 0, bizStatus: 1, currentTime: 1, userType: 1 };

describe("what came of it", () => {
  const until = Date.parse("2026-12-24T11:00:00+01:00");
  it.each([
    [{ kind: "line" }, 2, "No loan at the moment", "What is left of your credit line is below the smallest loan."],
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
      "One thing must be put right first",
      "We could not confirm a part of your information.",
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
      const from = /You can ask again from\s*24\/12\/2026 11:00\s*Thursday 24 December 2026/;
      expect(from.test(words())).toBe(refusal !== undefined && "until" in refusal);
      expect(words()).not.toContain("You can borrow right away");
      const mends = ["information", "application"].includes(refusal?.kind ?? "application");
      expect(place.querySelector("#mend") !== null).toBe(mends);
      await press(mends ? "mend" : "home");
      expect(went).toEqual([mends ? "/credit_entry" : "/index"]);
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
