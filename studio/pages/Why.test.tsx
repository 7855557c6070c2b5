import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { QuestionName, Questions } from "../../publish/studio/questions.ts";
import { Why } from "./Why.tsx";

const cases = [
  { at: 1, says: "Persona 02: nothing stands against it", row: "proceed", because: "Nothing stands against it." },
  { at: 2, says: "Persona 09: refuseFlag 1", row: "refused-plain", because: "Refused." },
];
const decisions: Questions["decisions"]["told"] = {
  decisions: [
    { id: "borrow-entry", title: "Borrow entry", says: "Where the wish to borrow leads.", rows: 2, cases },
    { id: "rating", title: "Rating", says: "Whether a rating is asked for.", rows: 1, cases: [] },
  ],
};
const sheet: Questions["decision"]["told"] = {
  id: "borrow-entry",
  title: "Borrow entry",
  says: "Where the wish to borrow leads.",
  file: "rules/decisions/borrow-entry.decision.json",
  form: [
    {
      path: [],
      title: "",
      says: "",
      fields: [
        { path: ["refuseFlag"], title: "Refuse flag", says: "0 none.", takes: { is: "choice", of: [0, 1] } },
        {
          path: ["balance"],
          title: "Balance",
          says: "What is left.",
          takes: { is: "number", whole: true, unit: "kobo" },
        },
      ],
    },
  ],
  cases: [
    { at: 1, says: "Persona 02", row: "proceed", because: "", given: { refuseFlag: 0 }, found: "proceed" },
    {
      at: 2,
      says: "Persona 09: refuseFlag 1",
      row: "refused-plain",
      because: "Refused.",
      given: { refuseFlag: 1, balance: 5_000_000 },
      found: "proceed",
    },
  ],
  reasons: { proceed: "Nothing stands against it.", "refused-plain": "Refused.", undecided: "Not known." },
  untried: [],
};
const why: Questions["why"]["told"] = {
  row: "refused-plain",
  because: "Refused, and there is nothing else to offer.",
  gives: [{ says: "Goes to /creditResult/1", depth: 0 }],
  rows: [
    {
      id: "network",
      because: "The lender did not answer.",
      came: "false",
      condition: { says: "kind is 2", came: "false", saw: [{ path: "kind", value: 0 }], parts: [] },
    },
    {
      id: "refused-plain",
      because: "Refused, and there is nothing else to offer.",
      came: "true",
      condition: {
        says: "refuseFlag is 1 and balance is more than 0",
        came: "true",
        by: "all",
        saw: [],
        parts: [
          { says: "refuseFlag is 1", came: "true", saw: [{ path: "refuseFlag", value: 1 }], parts: [] },
          { says: "balance is more than 0", came: "true", saw: [{ path: "balance", value: 5_000_000 }], parts: [] },
        ],
      },
    },
  ],
  left: 3,
};

const told: Partial<{ readonly [Name in QuestionName]: Questions[Name]["told"] }> = {
  decisions,
  decision: sheet,
  why,
  unnoticed: { changes: [] },
};

/** What was asked, in order. */
let asked: { readonly name: string; readonly with: unknown }[] = [];

afterEach(cleanup);

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", async (address: string, { body }: { readonly body: string }) => {
    const name = address.replace("/studio/ask/", "");
    asked.push({ name, with: JSON.parse(body) });
    const answer = Object.entries(told).find(([one]) => one === name)?.[1];
    return answer ? Response.json(answer) : Response.json({ error: "There is no such thing." }, { status: 409 });
  });
});

const show = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="why/:decision?" element={<Why />} />
      </Routes>
    </MemoryRouter>,
  );

async function expectClean(): Promise<void> {
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
}

describe("every decision", () => {
  it("F6 finds persona 09 among the cases by his number, and leads to him", async () => {
    show("/why");
    await userEvent.type(await screen.findByLabelText("Search"), "09");
    const found = await screen.findByRole("link", { name: "2. Persona 09: refuseFlag 1" });
    expect(found.getAttribute("href")).toBe("/why/borrow-entry?case=2");
    expect(screen.queryByRole("link", { name: "Rating" })).toBeNull();
    expect(screen.getByRole("status").textContent).toBe("1 case found.");
    await expectClean();
  });

  it("F6 says when nothing is about what is searched for", async () => {
    show("/why");
    await userEvent.type(await screen.findByLabelText("Search"), "nobody");
    expect(await screen.findByText("No decision and no case is about that")).toBeDefined();
    expect(screen.getByRole("status").textContent).toBe("Nothing is found.");
    await userEvent.click(screen.getByRole("button", { name: "Show all" }));
    expect(screen.getByRole("link", { name: "Rating" })).toBeDefined();
  });
});

describe("one decision", () => {
  it("F6 shows the row taken, what it does, and what each condition found", async () => {
    show("/why/borrow-entry?case=2");
    const taken = await screen.findByRole("region", { name: "The row that is taken" });
    expect(
      within(taken).getByRole("heading", { name: /Refused, and there is nothing else to offer\. refused-plain$/ }),
    ).toBeDefined();
    expect(within(taken).getByText("Goes to /creditResult/1")).toBeDefined();
    expect(taken.textContent).toContain("found Balance: ₦50,000.00");
    const before = screen.getByRole("region", { name: "The row before it, and why not" });
    expect(before.textContent).toContain("does not holdkind is 2found kind: 0");
    expect(screen.getByText("3 rows stand behind that, and were not asked.")).toBeDefined();
    await expectClean();
  });

  it("F6 begins with the case that is found by words and Enter, and shows its amount in naira", async () => {
    show("/why/borrow-entry");
    await userEvent.type(await screen.findByLabelText("Find a case"), "09{Enter}");
    expect(screen.getByLabelText<HTMLInputElement>(/^Balance/).value).toBe("50000");
    await screen.findByRole("region", { name: "The row that is taken" });
    expect(asked.at(-1)).toEqual({
      name: "why",
      with: { decision: "borrow-entry", inputs: { refuseFlag: 1, balance: 5_000_000 } },
    });
  });

  it("F6 asks again with what is typed, and keeps what is no number with its reason", async () => {
    show("/why/borrow-entry?case=2");
    const balance = await screen.findByLabelText<HTMLInputElement>(/^Balance/);
    await userEvent.clear(balance);
    await userEvent.type(balance, "1,000.50{Enter}");
    expect(asked.at(-1)?.with).toEqual({ decision: "borrow-entry", inputs: { refuseFlag: 1, balance: 100_050 } });
    await userEvent.clear(balance);
    await userEvent.type(balance, "much{Enter}");
    expect(screen.getByRole("alert").textContent).toBe('Expected a number, found "much".');
    expect(balance.value).toBe("much");
    await userEvent.click(screen.getByRole("button", { name: "As the case says" }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Balance/).value).toBe("50000");
  });

  it("F6 takes a value away and leaves the focus at its field", async () => {
    show("/why/borrow-entry?case=2");
    await userEvent.click(await screen.findByRole("button", { name: "Take Balance away" }));
    expect(document.activeElement).toBe(screen.getByLabelText(/^Balance/));
    expect(asked.at(-1)?.with).toEqual({ decision: "borrow-entry", inputs: { refuseFlag: 1 } });
  });

  it("F6 marks the case that fails, before all others", async () => {
    show("/why/borrow-entry");
    await userEvent.click(await screen.findByRole("tab", { name: "Cases 1 fail" }));
    const [, first] = screen.getAllByRole("row");
    expect(first?.textContent).toBe(
      "2. Persona 09: refuseFlag 1Refused. refused-plainNothing stands against it. proceedfails",
    );
    await expectClean();
  });

  it("F6 says in words that there is none of that name", async () => {
    Object.assign(told, { decision: undefined });
    show("/why/borrow-exit");
    expect(await screen.findByText("There is no such thing.")).toBeDefined();
    expect(screen.getByRole("link", { name: "All decisions" })).toBeDefined();
    await expectClean();
  });
});
