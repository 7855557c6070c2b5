import { act, cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import axe from "axe-core";
import { createStore, Provider } from "jotai";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import type { BrandCard } from "../../publish/studio/brand-cards.ts";
import type { SheetField } from "../../publish/studio/brand-sheet.ts";
import type { QuestionName, Questions } from "../../publish/studio/questions.ts";
import type { Session } from "../asking/ask.ts";
import { newsAtom } from "../asking/heard.ts";
import { layers } from "../brand/testing/shown-field.tsx";
import { BrandPage } from "./BrandPage.tsx";
import { Brands } from "./Brands.tsx";
import { there } from "../../tests/there.ts";

// The app beside a brand's values is a page of its own.
vi.mock("../preview/Preview.tsx", () => ({ Preview: () => null }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const card = (business: string, more: Partial<BrandCard> = {}): BrandCard => ({
  ...{ business, channel: "104", pair: `${business}-104`, name: `Name ${business}`, languages: ["en_US"], mark: "arc" },
  ...{ theme: {}, home: ["credit"], hero: "solid", files: [`brands/business/${business}.brand.json`], unread: [] },
  ...more,
});
const message = 'malformed JSON: expected "," between two entries, found none';
const unread = { file: "brands/business/716.brand.json", line: 12, message };
const mark = { ...unread, at: 12, column: 3, path: "", code: "E101", warning: false, line: "1" };
const session: Session = {
  ...{ who: "ada", role: "editor", token: "", follows: true, preview: "", personas: [], secrets: "" },
};

type Told = Partial<{ readonly [Name in QuestionName]: Questions[Name]["told"] }>;

/** A page at an address; what is told may be otherwise with the next news. */
function show(at: string, told: Told) {
  const store = createStore();
  let answers = told;
  vi.stubGlobal("fetch", async (address: string) => {
    const answer = Object.entries(answers).find(([name]) => address.endsWith(`/${name}`))?.[1];
    return answer ? Response.json(answer) : Response.json({ error: "There is none." }, { status: 409 });
  });
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path="/" element={<Brands />} />
          <Route path="/brand/:business/:channel" element={<BrandPage session={session} />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  return (then: Told) => {
    answers = then;
    act(() => store.set(newsAtom, (before) => before + 1));
  };
}
const shown = () => screen.getAllByRole("listitem").map((one) => within(one).getAllByRole("link")[0]?.textContent);

it("B2 a pair whose file cannot be read is listed, marked wrong with the way to its line, and found by its code", async () => {
  show("/", {
    brands: { cards: [card("716", { unread: [unread] }), card("717")] },
    marks: { marks: [mark], whole: false },
  });
  expect(await screen.findByText("2 pairs of business and channel, 2 names")).toBeTruthy();
  // The rest is not known to be right while that is not read.
  await screen.findByText("not all checked");
  expect(screen.queryByText("right")).toBeNull();
  expect(screen.getByText("its file cannot be read")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Mend business 716, line 12" }).getAttribute("href")).toBe(
    "/paper/brands/business/716.brand.json?line=12",
  );
  await userEvent.click(screen.getByLabelText("Only what is wrong"));
  expect(shown()).toEqual([expect.stringContaining("Name 716")]);
  await userEvent.type(screen.getByRole("searchbox"), "716-104");
  expect(shown()).toEqual([expect.stringContaining("Name 716")]);
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it("a card says what is wrong with its files, and that the others are right where all was looked at", async () => {
  const wrong = { ...mark, code: "E601", file: "brands/business/717.brand.json" };
  show("/", { brands: { cards: [card("716"), card("717")] }, marks: { marks: [wrong], whole: true } });
  await screen.findByText("right");
  expect(screen.getAllByRole("listitem").map((one) => one.textContent)).toEqual([
    expect.stringMatching(/716 \/ 104right$/),
    expect.stringMatching(/717 \/ 1041 error$/),
  ]);
});

it("a brand whose file cannot be read says so with the way to its line, and shows again once that is mended", async () => {
  const then = show("/brand/716/104", { brand: { pair: "716-104", unread: [unread] } });
  expect(await screen.findByRole("heading", { name: "A file of brand 716-104 cannot be read" })).toBeTruthy();
  expect(screen.getByText(new RegExp(`What is said for business 716 cannot be read: ${message}`))).toBeTruthy();
  expect(screen.getByText(/^Borrowers keep the last good documents\./)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Mend it in brands/business/716.brand.json:12" }).getAttribute("href")).toBe(
    "/paper/brands/business/716.brand.json?line=12",
  );
  expect(screen.getByRole("link", { name: "All that is wrong" }).getAttribute("href")).toBe("/wrong");
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
  then({ brand: { pair: "716-104", name: "Corvanta", layers: [], sections: [] } });
  expect(await screen.findByRole("heading", { name: "Corvanta" })).toBeTruthy();
});

it("a brand as it is opened marks the group that shows, and its title names it", async () => {
  const sections = [
    { id: "brand", title: "Brand", says: "", fields: [] },
    { id: "home", title: "Home", says: "", fields: [] },
  ];
  show("/brand/716/104", { brand: { pair: "716-104", name: "Corvanta", layers: [], sections } });
  const groups = within(await screen.findByRole("navigation", { name: "What can be set" })).getAllByRole("link");
  expect(groups.map((one) => `${one.textContent} ${one.getAttribute("aria-current")}`)).toEqual([
    "Brand 0 null",
    "Home 0 page",
  ]);
  expect(document.title).toMatch(/^Home · Corvanta 716\/104/);
});

it("a brand that there is not is told as such, and not as one that cannot be read", async () => {
  show("/brand/999/104", {});
  expect(await screen.findByText("There is none.")).toBeTruthy();
  expect(screen.queryByText(/cannot be read/)).toBeNull();
});

it.each([
  ["signs", "2 values found.", "Shape"],
  ["ink", "1 value found.", "Ink"],
  ["zzzz", "Nothing is found.", undefined],
])(
  "what is typed to find a value, %s, is answered for who cannot see the page change: %s, and Enter leads to the first",
  async (typed, said, first) => {
    const field = (title: string): SheetField => ({
      ...{ path: [title], title, says: "What signs show.", bounds: "", takes: { is: "text" } },
      ...{ value: "", said: [], by: -1, line: undefined, below: undefined },
    });
    const sections = [
      { id: "home", title: "Home", says: "", fields: [field("Shape")] },
      { id: "theme", title: "Look", says: "", fields: [field("Ink")] },
    ];
    show("/brand/716/104", { brand: { pair: "716-104", name: "Corvanta", layers, sections } });
    const search = await screen.findByRole("searchbox", { name: "Find a value" });
    // The first: tests share modules, and where another file has loaded the preview it stands here with its own.
    const status = there(screen.getAllByRole("status")[0]);
    expect(status.textContent).toBe("");
    await userEvent.type(search, typed);
    expect(status.textContent).toBe(said);
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement?.getAttribute("data-path") ?? undefined).toBe(first);
  },
);

it("how many brands are found is said, and nothing while none is looked for", async () => {
  show("/", { brands: { cards: [card("716"), card("717")] }, marks: { marks: [], whole: true } });
  await screen.findByText("2 pairs of business and channel, 2 names");
  expect(screen.getByRole("status").textContent).toBe("");
  await userEvent.type(screen.getByRole("searchbox"), "717");
  expect(screen.getByRole("status").textContent).toBe("1 brand found.");
});
