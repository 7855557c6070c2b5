import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { createStore, Provider } from "jotai";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Standing } from "../../publish/studio/questions.ts";
import { newsAtom } from "../asking/heard.ts";
import { Effects } from "./Effects.tsx";
import { History } from "./History.tsx";
import { Publish } from "./Publish.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const standing = (more: Partial<Standing> = {}): Standing => ({
  ...{ draft: "p", follows: false, errors: 0, releases: [], deeds: [] },
  effect: { changes: [], screens: [], decisions: [], policies: [], brands: [] },
  ...more,
});
const pairs = ["717-1", "717-3", "717-104", "717-301", "717-305"];
const effect: Standing["effect"] = {
  changes: [
    { said: 'Features: "Coupons" is off, was on, in 5 brands: 717-1, 717-3, 717-104, 717-301, and 1 more.', pairs },
    { said: '"Name" is "Corvanta Plus", was "Corvanta", in brand 716-104.', pairs: ["716-104"] },
    { said: "The rule Name is written otherwise in one place." },
  ],
  screens: [{ said: "My coupons (/voucher) can no longer be reached in brand 717-301.", pairs: ["717-301"] }],
  ...{ decisions: [], policies: [] },
  brands: [{ pair: "716-104", name: "Corvanta" }, ...pairs.map((pair) => ({ pair, name: "Zumaly" }))],
};
const show = (more: Partial<Standing>) =>
  render(
    <MemoryRouter>
      <Effects standing={standing(more)} />
    </MemoryRouter>,
  );

async function expectClean(): Promise<void> {
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
}

describe("what publishing changes", () => {
  it("V4 all brands that a sentence names some of open below it, by name and code", async () => {
    show({ effect });
    const summary = screen.getByText("All 5 brands");
    await userEvent.click(summary);
    const names = within(summary.closest("details") ?? document.body).getAllByRole("listitem");
    expect(names.map(({ textContent }) => textContent)).toEqual([
      "Zumaly 717-1",
      "Zumaly 717-3",
      "Zumaly 717-104",
      "Zumaly 717-301",
      "Zumaly 717-305",
    ]);
    await expectClean();
  });

  it("V4 of a brand that is chosen what reaches it is told, and what no brand decides", async () => {
    show({ effect });
    await userEvent.selectOptions(screen.getByLabelText("What reaches"), "Corvanta 716-104");
    expect(screen.getByText(/^"Name" is "Corvanta Plus"/)).toBeDefined();
    expect(screen.getByText(/^The rule Name/)).toBeDefined();
    expect(screen.queryByText(/"Coupons" is off/)).toBeNull();
    expect(screen.queryByText(/can no longer be reached/)).toBeNull();
  });

  it("beside an error it is said of which state it is, and never that there is nothing", () => {
    show({ effect, errors: 1 });
    expect(
      screen.getByText("This is of the last state that was right: what was edited since is not in it."),
    ).toBeDefined();
    cleanup();
    show({ errors: 2 });
    expect(screen.getByText(/it is once the errors are mended\.$/)).toBeDefined();
    expect(screen.queryByText(/nothing otherwise/)).toBeNull();
  });

  it("where the folder is followed nothing waits, and where to see what edits did is said", () => {
    show({ follows: true });
    expect(screen.getByText(/^Nothing waits to be published: each edit that is right is live at once\./)).toBeDefined();
    expect(screen.getByRole("link", { name: "Changes" }).getAttribute("href")).toBe("/changes");
    cleanup();
    show({});
    expect(screen.getByText("The folder has nothing otherwise than what most borrowers get.")).toBeDefined();
  });
});

it("states of the folder that were saved one after another are one row, which opens", async () => {
  const at = (minute: number) => `2026-11-27T04:0${minute}:00.000Z`;
  const saved = (minute: number) => ({
    at: at(minute),
    who: "folder",
    said: `Release r${minute} is live.`,
    why: "saved",
  });
  const deeds = [saved(5), saved(4), { at: at(3), who: "ada", said: "Came into the studio.", why: "" }, saved(2)];
  const releases = [5, 4, 2].map((minute) => ({
    id: `r${minute}`,
    at: at(minute),
    author: "folder",
    why: "saved",
    wasLive: true,
  }));
  const live = { release: "r5", share: 100, previous: "r4", since: at(5) };
  render(<History standing={standing({ follows: true, live, releases, deeds })} back={async () => true} />);
  const rows = (name: string) =>
    [...screen.getByRole("list", { name }).children].map(({ firstElementChild: row }) =>
      row?.matches("details") ? row.querySelector("summary")?.textContent : row?.firstElementChild?.textContent,
    );
  expect(rows("Releases")).toEqual(["The folder was saved 3 times live from 27 Nov, 05:02 to 27 Nov, 05:05"]);
  expect(rows("What was done")).toEqual([
    "The folder was saved 2 times  from 27 Nov, 05:04 to 27 Nov, 05:05",
    "Came into the studio. ",
    "Release r2 is live. Why: saved",
  ]);
  await userEvent.click(screen.getByText(/^The folder was saved 2 times/));
  expect(screen.getByText(/^Release r4 is live\./)).toBeDefined();
  await expectClean();
});

it("a release that no borrower ever had says so, and cannot be made live again", async () => {
  const made = { at: "2026-11-27T04:05:00.000Z", author: "ada" };
  const releases = [
    { ...made, id: "r2", why: "Other words", wasLive: false },
    { ...made, id: "r1", why: "First", wasLive: true },
    {
      ...{ ...made, id: "r0", why: "Before it", wasLive: true },
      takenBack: { at: made.at, who: "bola", why: "Legal said no" },
    },
  ];
  const live = { release: "r1", share: 100, previous: "r0", since: made.at };
  render(<History standing={standing({ live, releases })} back={async () => true} />);
  const rows = [...screen.getByRole("list", { name: "Releases" }).children].map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^Other words never live(?!.*Make it live)/),
    expect.stringMatching(/^First live[^M]*$/),
    expect.stringMatching(/^Before it (?!never).*Taken back by bola, .+\. Why: Legal said noMake it live again …$/),
  ]);
  await expectClean();
});

it("of two releases each says for how many devices it is live", () => {
  const made = { at: "2026-11-27T04:05:00.000Z", author: "ada", wasLive: true };
  const releases = [
    { ...made, id: "r3", why: "New order" },
    { ...made, id: "r2", why: "Other words" },
    { ...made, id: "r1", why: "First" },
  ];
  const live = { release: "r3", share: 5, previous: "r2", since: made.at };
  render(<History standing={standing({ live, releases })} back={async () => true} />);
  const rows = [...screen.getByRole("list", { name: "Releases" }).children].map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^New order live for 5 %ada/),
    expect.stringMatching(/^Other words live for 95 %ada/),
    expect.stringMatching(/^First ada/),
  ]);
});

it("who has a release live again says why, and what he typed stays where it is refused", async () => {
  const made = { at: "2026-11-27T04:05:00.000Z", author: "ada", wasLive: true };
  const releases = [
    { ...made, id: "r2", why: "Other words" },
    { ...made, id: "r1", why: "First" },
  ];
  const live = { release: "r2", share: 100, previous: "r1", since: made.at };
  const asked: string[][] = [];
  let answer = false;
  const back = async (...one: string[]) => {
    asked.push(one);
    return answer;
  };
  render(<History standing={standing({ live, releases })} back={back} />);
  await userEvent.click(screen.getByRole("button", { name: "Make it live again …" }));
  const why = screen.getByLabelText<HTMLInputElement>("Why it is to be live again, and what is live is not");
  expect(document.activeElement).toBe(why);
  const go = screen.getByRole<HTMLButtonElement>("button", { name: "Make it live again" });
  expect(go.disabled).toBe(true);
  await userEvent.keyboard("  {Enter}");
  expect(asked).toEqual([]);
  await userEvent.keyboard("Legal said no{Enter}");
  expect(asked).toEqual([["r1", "Legal said no"]]);
  expect(why.value).toBe("  Legal said no");
  answer = true;
  await userEvent.click(go);
  expect(asked).toHaveLength(2);
  expect(screen.queryByLabelText(/^Why it is to be live again/)).toBeNull();
  await expectClean();
});

it("what nobody was there to publish says so until somebody answers, and its reason stays", async () => {
  const live = { release: "r2", share: 50, previous: "r1", since: "2026-11-27T04:00:00.000Z" };
  const answers: Readonly<Record<string, object>> = {
    "/studio/ask/standing": standing({ live }),
    "/studio/ask/marks": { marks: [], whole: true },
  };
  const answered = async (address: string) => Response.json(answers[address]);
  vi.stubGlobal("fetch", answered);
  const store = createStore();
  const session = { who: "ada", role: "publisher", token: "t", preview: "", personas: [], secrets: "" } as const;
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Publish session={{ ...session, follows: false }} />
      </MemoryRouter>
    </Provider>,
  );
  await userEvent.type(await screen.findByLabelText("Why"), "a rise");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no line")));
  await userEvent.click(screen.getByRole("button", { name: "Publish" }));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "The studio does not answer. Once it does, this page shows whether that was done. What you typed is still here.",
  );
  vi.stubGlobal("fetch", answered);
  act(() => store.set(newsAtom, 1));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>("Why").value).toBe("a rise");
});
