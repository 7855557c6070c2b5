import { act } from "react";
import { describe, expect, it } from "vitest";
import account from "./account.cases.json" with { type: "json" };
import loans from "./borrow-and-repay.cases.json" with { type: "json" };
import credit from "./credit.cases.json" with { type: "json" };
import help from "./help.cases.json" with { type: "json" };
import home from "./home-and-bills.cases.json" with { type: "json" };
import money from "./money.cases.json" with { type: "json" };
import { innermost } from "../testing/innermost.ts";
import { all, open } from "../testing/open-screen.tsx";
import { FULL } from "../testing/show-money.tsx";
import { broken, mayBorrow, order } from "../testing/show-screen.tsx";
import { until } from "../testing/until.ts";

interface Screen {
  readonly id: string;
  readonly route: string;
  readonly native?: boolean;
  readonly flag?: string;
  readonly reads?: Readonly<Record<string, { readonly call: string; readonly optional?: true | "quiet" }>>;
}
const screens = all.filter(({ kind }) => kind === "screen").map(({ data }) => data as unknown as Screen);
const contents = {
  ...home.usual,
  ...account,
  ...help,
  ...loans,
  ...money,
  "credit-form-get": credit.form,
  "credit-summary": credit.summaries.ready,
};
/** What the addresses name, for whichever screen asks for it. */
const query = "loanGid=l1&payGid=p1&orderNo=W1&orderGid=o1&messageGid=m1&group=loan";
const params: Readonly<Record<string, string>> = { status: "0", page: "identity", type: "loan", group: "loan" };
const addressOf = (route: string) =>
  `${route.replace(/\{(\w+)\??\}/g, (_, name: string) => params[name] ?? "1")}?${query}`;

/** Every screen is there. */
const flags = Object.fromEntries(screens.flatMap(({ flag }) => (flag === undefined ? [] : [[flag, true]])));

const cases = screens
  .filter(({ native }) => !native)
  .flatMap(({ id, route, reads = {} }) =>
    Object.entries(reads).map(([name, { call, optional }]) => ({ id, route, name, call, optional })),
  )
  // Without the risk answer the guard does not let in: it says why and leads back.
  .filter(({ call }) => call !== "risk-auth");

/** What failed on a screen that was there. */
const tried: string[] = [];

/** What a borrower can press on the screen itself. */
const pressable = (place: Element) =>
  [...place.querySelectorAll<HTMLButtonElement>("main button, main a, main [role=button]")].filter(
    (one) => one.getAttribute("aria-disabled") !== "true" && !one.disabled,
  );

describe("X5 a read that fails leaves something to read and something to press", () => {
  it.each(cases)("$id without $name", async ({ id, route, name, call, optional }) => {
    let lost = true;
    const answer = (contents as Readonly<Record<string, unknown>>)[call];
    const { place, engine, wrong, went } = await open(addressOf(route), "usual", {
      // Where every feature is on, the channel may not borrow.
      ...(id.startsWith("lend-") ? {} : FULL),
      flags,
      journey: id === "lend-confirm" ? { order } : {},
      more: {
        ...mayBorrow(contents),
        ...contents,
        // Whose money has come is led on.
        ...(id === "pay-with-bank" && { "repayment-status": { ...contents["repayment-status"], payStatus: 1 } }),
        [call]: () => (lost ? broken() : answer),
      },
    });
    await until(() => expect(place.querySelector("[data-phase=loading]")).toBeNull());
    const { stage } = engine;
    // A screen that leads on at once, and a read that was not due, leave nothing to fail.
    const failed = stage.kind === "visit" && stage.visit.session.read(`reads.${name}.status`) === "error";
    if (stage.kind !== "visit" || stage.visit.session.document.id !== id || went.length > 0 || !failed) return;
    tried.push(`${id} ${name}`);
    expect(wrong).toEqual([]);
    expect(pressable(place).length).toBeGreaterThan(0);
    if (optional === "quiet") return expect(place.querySelector("main")?.textContent).toMatch(/Failed to load data/);
    expect(place.textContent).toContain(optional ? "A part of this page could not be loaded." : "Failed to load data.");
    lost = false;
    const retry = place.querySelector<HTMLButtonElement>("[data-failure] button");
    await act(async () => retry?.click());
    if (answer) await until(() => expect(place.querySelector("[data-failure]")).toBeNull());
  });

  it("was tried on the screens, but those that lead on from such an address", () => {
    expect(cases.map(({ id, name }) => `${id} ${name}`).filter((one) => !tried.includes(one))).toEqual([
      // Stands behind the reason that is given before.
      "cancellation user",
      "cancellation rewards",
      // Its read says only where to go on.
      "base-info summary",
    ]);
  });
});

it("S13 a bill can be paid although the cards could not be loaded", async () => {
  const { place } = await open("/repayment?loanGid=l1", "usual", {
    more: { ...contents, "bankcard-list": broken },
  });
  expect(place.textContent).toContain("A part of this page could not be loaded.");
  expect(place.querySelector("#pay-transfer")?.textContent).toContain("₦4,333.16");
});

it("S13 cards that could not be loaded are not said to be none, and are asked for again where he chooses to pay by card", async () => {
  let lost = true;
  const words = () => document.body.textContent ?? "";
  const { place, engine } = await open("/repayment?loanGid=l1", "usual", {
    more: { ...contents, "bankcard-list": () => (lost ? broken() : contents["bankcard-list"]) },
  });
  await act(async () => innermost(engine).write("form.method", "card"));
  expect(words()).toContain("Your cards could not be loaded");
  expect(words()).not.toContain("You have no card here");
  lost = false;
  await act(async () => place.querySelector<HTMLButtonElement>("[data-failure] button")?.click());
  await until(() => expect(words()).toContain("Which card"));
  expect(words()).not.toContain("could not be loaded");
});

it("S13 a borrower who has no card is told so", async () => {
  const { engine } = await open("/repayment?loanGid=l1", "usual", {
    more: { ...contents, "bankcard-list": { cards: [], listTotal: 0 } },
  });
  await act(async () => innermost(engine).write("form.method", "card"));
  expect(document.body.textContent).toContain("You have no card here");
});

it("S2 home says that there are no loans yet only where they were read", async () => {
  let lost = true;
  const words = () => document.body.textContent ?? "";
  const loans = () => (lost ? broken() : { loanList: [], listTotal: 0 });
  const { place } = await open("/index", "usual", {
    business: "716",
    channel: "130",
    more: { ...contents, "loan-list": loans },
  });
  expect(words()).toContain("A part of this page could not be loaded.");
  expect(words()).not.toContain("No loans yet");
  lost = false;
  await act(async () => place.querySelector<HTMLButtonElement>("[data-failure] button")?.click());
  await until(() => expect(words()).toContain("No loans yet"));
});

it.each([
  [{ kind: "debts" }, "en_US", "No loans yet.", /Your first one starts here/],
  [{ kind: "debts" }, "zh_CN", "暂无借款记录。", /从这里开始/],
  [undefined, "en_US", "No loans yet. Your first one starts here.", /^$/],
])(
  "S2 S7 the empty list of loans of whom is refused %j promises none (%s)",
  async (refusal, language, said, unsaid) => {
    const first = { bizStatus: 1, auditState: 2, userType: 2, pagesDone: 6, currentTime: 1_795_154_400_000 };
    const { page } = await open("/index", "clean", {
      business: "716",
      channel: "130",
      language,
      more: {
        "loan-list": { loanList: [], listTotal: 0 },
        "index-mainhome": { ...home.usual["index-mainhome"], loanBillList: [] },
        "index-creditstatus": { ...first, refusal },
      },
    });
    expect(page).toContain(said);
    expect(page).not.toMatch(unsaid);
  },
);

it("a refusal of what a screen shows without is no failure", async () => {
  const { place } = await open("/repayment?loanGid=l1", "usual", {
    more: { ...contents, "repayment-quote": { status: 3199, message: "no", content: {} } },
  });
  expect(place.querySelector("[data-failure]")).toBeNull();
});
