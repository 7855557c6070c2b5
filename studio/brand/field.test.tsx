import { act, cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SheetField, SheetLayer } from "../../publish/studio/brand-sheet.ts";
import { Unreachable } from "../asking/no-answer.ts";
import { newsAtom } from "../asking/heard.ts";
import { keepDraft } from "../drafts/drafts.ts";
import { TitlesContext } from "../parts/titles.ts";
import { Field } from "./Field.tsx";

/** What the studio answers to a question; it is not reached where this throws `silent`. */
const asked = vi.fn<(name: string, of: unknown) => Promise<unknown>>();

beforeEach(() => {
  asked.mockReset();
  // Tests share modules: nothing but the line between page and studio can be stood in for.
  vi.stubGlobal("fetch", async (address: string, { body }: { body: string }) => {
    try {
      return Response.json(await asked(address.replace("/studio/ask/", ""), JSON.parse(body)));
    } catch (error) {
      if (error instanceof Unreachable) throw error;
      return Response.json({ error: error instanceof Error ? error.message : "" }, { status: 409 });
    }
  });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const channel: SheetLayer = { name: "channel", file: "brands/channel/301.brand.json", reaches: 3 };
const business: SheetLayer = { name: "business", file: "brands/business/718.brand.json", reaches: 9 };
const layers: readonly SheetLayer[] = [
  { name: "base", file: "brands/base.brand.json", reaches: 27 },
  business,
  channel,
  { name: "pair", file: "brands/pair/718-301.brand.json", reaches: 1 },
];
/** Off for all, on for the channel. */
const messages: SheetField = {
  ...{ path: ["flags", "messageCenter"], title: "Messages", says: "", bounds: "", takes: { is: "switch" } },
  ...{ value: true, said: [{ value: false }, null, { value: true }, null], by: 2, line: 3, below: false },
};

function show(field: SheetField) {
  const store = createStore();
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Field business="718" channel="301" field={field} layers={layers} />
      </MemoryRouter>
    </Provider>,
  );
  return store;
}

it("B3 an edit that leaves its layer with nothing to say is for the same layer once more: two presses come to nothing", async () => {
  show(messages);
  asked.mockResolvedValueOnce({ is: "written", edit: 1, layer: channel, said: [] });
  await userEvent.click(screen.getByRole("switch"));
  expect(await screen.findByText(/Saved for channel 301/)).toBeTruthy();
  asked.mockResolvedValueOnce({ is: "written", edit: 2, layer: channel, says: true, said: [] });
  await userEvent.click(screen.getByRole("switch"));
  expect(asked.mock.calls.map(([, of]) => of)).toMatchObject([
    { layer: "channel", value: false, was: true },
    { layer: "channel", value: true },
  ]);
});

it("B3 what a wider layer says already is said together with who has it otherwise here", async () => {
  show(messages);
  const choice = screen.getByLabelText<HTMLSelectElement>("Edit it for");
  await userEvent.selectOptions(choice, [...choice.options].find(({ text }) => text.startsWith("all brands")) ?? "");
  asked.mockResolvedValueOnce({ is: "as it was" });
  await userEvent.click(screen.getByRole("switch"));
  expect(
    await screen.findByText("It says so already. It is said again for channel 301: 718-301 stays as it is."),
  ).toBeTruthy();
});

it("B3 what nobody says shows as it is taken, and the first press says the other", async () => {
  show({ ...messages, value: undefined, fallback: true, said: [null, null, null, null], by: -1, below: undefined });
  expect(screen.getByRole("switch").getAttribute("aria-checked")).toBe("true");
  expect(screen.getByText("Nobody says it: as if on.")).toBeTruthy();
  const saved = { is: "written", edit: 1, layer: business, says: false, said: [] } as const;
  asked.mockResolvedValueOnce(saved);
  await userEvent.click(screen.getByRole("switch"));
  expect(await screen.findByText(/Saved for business 718/)).toBeTruthy();
  expect(screen.getByRole("switch").getAttribute("aria-checked")).toBe("false");
  asked.mockResolvedValueOnce({ ...saved, edit: 2, says: true });
  await userEvent.click(screen.getByRole("switch"));
  expect(asked.mock.calls.map(([, of]) => of)).toMatchObject([
    { layer: "business", value: false },
    { layer: "business", value: true, was: false },
  ]);
});

it("B3 says how many brands get an edit, and how many say the value themselves", () => {
  const reach = [9, 6, 2, 1].map((gets, at) => ({ gets, others: [18, 3, 1, 0][at] ?? 0 }));
  show({ ...messages, reach });
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "all brands (9 brands; 18 say it themselves)",
    "business 718 (6 brands; 3 say it themselves)",
    "channel 301 (2 brands; 1 says it itself)",
    "only 718-301 (1 brand)",
  ]);
});

const name: SheetField = {
  ...{ path: ["name"], title: "Name", says: "", bounds: "", takes: { is: "text" } },
  ...{ value: "Kestrow", said: [null, { value: "Kestrow" }, null, null], by: 1, line: 3, below: undefined },
};
const press = (called: string) => userEvent.click(screen.getByRole("button", { name: called }));
const typed = () => screen.getByRole("textbox").getAttribute("value");

it("B3 what is typed and not saved is shown once more after a reload, and saved or dropped there", async () => {
  show(name);
  await userEvent.selectOptions(screen.getByRole("combobox"), "pair");
  await userEvent.type(screen.getByRole("textbox"), " Plus");
  expect(screen.queryByText("Not saved yet:")).toBeNull();
  cleanup();

  show(name);
  expect(typed()).toBe("Kestrow Plus");
  expect(screen.getByText("Not saved yet:")).toBeTruthy();
  asked.mockResolvedValueOnce({ is: "written", edit: 1, layer: channel, says: "Kestrow Plus", said: [] });
  await press("Save");
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ value: "Kestrow Plus", layer: "pair" });
  expect(screen.queryByText("Not saved yet:")).toBeNull();
  cleanup();

  show(name);
  expect(typed()).toBe("Kestrow");
  await userEvent.type(screen.getByRole("textbox"), "y");
  cleanup();
  show(name);
  await press("Drop");
  expect(typed()).toBe("Kestrow");
  cleanup();
  show(name);
  expect(typed()).toBe("Kestrow");
});

it("B3 what was kept is an edit of what was seen then: somebody else's word is not written over", async () => {
  show(name);
  await userEvent.type(screen.getByRole("textbox"), "y");
  cleanup();
  show({ ...name, value: "Theirs", said: [null, { value: "Theirs" }, null, null] });
  asked.mockResolvedValueOnce({ is: "conflict", layer: business, theirs: "Theirs" });
  asked.mockResolvedValueOnce({ by: { at: "2126-11-27T11:03:00Z", who: "ada" } });
  await press("Save");
  expect(await screen.findByText("(set by ada, 27 Nov, 12:03)")).toBeTruthy();
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "Kestrowy",
    "Theirs (set by ada, 27 Nov, 12:03)",
  ]);
  asked.mockResolvedValueOnce({ is: "written", edit: 5, layer: business, says: "Kestrowy", said: [] });
  await press("Set mine");
  expect(await screen.findByText(/Saved for business 718/)).toBeTruthy();
  expect(asked.mock.calls.find(([of]) => of === "setter")?.[1]).toMatchObject({ file: business.file, path: ["name"] });
  const edits = asked.mock.calls.filter(([of]) => of === "edit").map(([, of]) => of);
  expect(edits).toMatchObject([{ was: "Kestrow" }, { was: "Theirs", value: "Kestrowy" }]);
});

/** From now on it is another tab of this browser that types. */
const inTab = (tab: string) => sessionStorage.setItem("studio.tab", tab);
const conflict = { is: "conflict", layer: business, theirs: "Kestrow B" } as const;

it("B3 what was typed stays over a reload though another tab has typed and saved something else, before and after both were shown", async () => {
  inTab("b");
  show(name);
  inTab("a");
  const at = "2126-11-27T11:03:00Z";
  keepDraft("718-301 name", { text: "Kestrow A", layer: "business", said: name.said, at });
  inTab("b");
  asked.mockResolvedValueOnce({ is: "written", edit: 1, layer: business, says: "Kestrow B", said: [] });
  await userEvent.clear(screen.getByRole("textbox"));
  await userEvent.type(screen.getByRole("textbox"), "Kestrow B{Enter}");
  expect(await screen.findByText(/^Saved for/)).toBeTruthy();
  cleanup();
  inTab("a");
  const theirs: SheetField = { ...name, value: "Kestrow B", said: [null, { value: "Kestrow B" }, null, null] };
  for (const _ of ["before", "after"]) {
    show(theirs);
    expect(typed()).toBe("Kestrow A");
    expect(screen.getByText("Not saved yet:")).toBeTruthy();
    asked.mockResolvedValueOnce(conflict).mockResolvedValueOnce({});
    await press("Save");
    expect(await screen.findByText("(set outside the studio)")).toBeTruthy();
    cleanup();
  }
});

it("B3 what was said in vain is kept, though this browser kept nothing of it any more, until one of both is chosen", async () => {
  show(name);
  await userEvent.type(screen.getByRole("textbox"), " A");
  // As where a tab was doubled: both keep as one.
  localStorage.clear();
  asked.mockResolvedValueOnce(conflict).mockResolvedValueOnce({});
  await userEvent.type(screen.getByRole("textbox"), "{Enter}");
  await screen.findByText("(set outside the studio)");
  cleanup();
  show(name);
  expect(typed()).toBe("Kestrow A");
  asked.mockResolvedValueOnce(conflict).mockResolvedValueOnce({});
  await press("Save");
  await userEvent.click(await screen.findByRole("button", { name: "Keep theirs" }));
  cleanup();
  show(name);
  expect(typed()).toBe("Kestrow");
});

const silent = new Unreachable("The studio does not answer.");
/** The next news come from a studio that answers. */
const answerAgain = (store: ReturnType<typeof show>) => act(() => store.set(newsAtom, (before) => before + 1));

it("B3 an edit that nobody answered is offered once more when somebody does", async () => {
  const store = show(messages);
  asked.mockRejectedValueOnce(silent);
  await userEvent.click(screen.getByRole("switch"));
  // Nothing was typed: the switch stands as it did.
  expect((await screen.findByRole("alert")).textContent).toBe(
    "The studio does not answer. What you set is kept here, and offered again once it does.",
  );
  answerAgain(store);
  expect(screen.getByText("Not saved yet:")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  asked.mockResolvedValueOnce({ is: "written", edit: 1, layer: channel, said: [] });
  await press("Save");
  expect(asked).toHaveBeenLastCalledWith("edit", expect.objectContaining({ value: false, layer: "channel" }));
});

it("B3 what nobody removed or took back is to be tried again, by the same button", async () => {
  const store = show(messages);
  asked.mockRejectedValueOnce(silent);
  const remove = screen.getByRole("button", { name: /^Remove for channel 301/ });
  await userEvent.click(remove);
  expect((await screen.findByRole("alert")).textContent).toBe("The studio does not answer. Try again once it does.");
  answerAgain(store);
  expect(screen.queryByRole("alert")).toBeNull();
  asked.mockResolvedValueOnce({ is: "written", edit: 1, layer: channel, said: ["Messages is off."] });
  await userEvent.click(remove);
  await screen.findByText(/^Saved for channel 301/);
  asked.mockRejectedValueOnce(silent);
  await press("Take back");
  expect((await screen.findByRole("alert")).textContent).toBe("The studio does not answer. Try again once it does.");
  answerAgain(store);
  expect(screen.queryByRole("alert")).toBeNull();
  asked.mockResolvedValueOnce({ is: "written", edit: 2, said: ["Messages is on."] });
  await press("Take back");
  expect(await screen.findByText("Taken back. Messages is on.")).toBeTruthy();
});

it("R14 what is refused is said as it was typed, with what was meant as a button before it", async () => {
  const mark = { file: business.file, at: 1, column: 1, path: "mark", code: "E204", warning: false };
  const marks = ["718-1", "718-2", "718-3"].map((pair) => ({
    ...mark,
    line: pair,
    message: `brand ${pair}: expected one of "spark", found "sprak"; did you mean "spark"?`,
  }));
  show({ ...name, path: ["mark"] });
  await userEvent.clear(screen.getByRole("textbox"));
  asked.mockResolvedValueOnce({ is: "refused", layer: business, marks });
  await userEvent.type(screen.getByRole("textbox"), "sprak{Enter}");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toMatch(/^Not saved\.Use spark/);
  expect(screen.getByText("and 1 more like it")).toBeTruthy();
  expect(alert.textContent).not.toContain("E204");
  asked.mockResolvedValueOnce({ is: "written", edit: 5, layer: business, says: "spark", said: [] });
  await press("Use spark");
  expect(asked).toHaveBeenLastCalledWith("edit", expect.objectContaining({ value: "spark" }));
  expect(typed()).toBe("spark");
});

it("R14 a switch that is refused says what it was to be, leads to the value in its way, and has nothing to drop", async () => {
  const at = { at: 5, column: 30, path: "flags.inviteFriend", code: "E605", warning: false };
  const said = (pair: string, file: string) => ({
    ...{ ...at, line: pair, file },
    message: `brand ${pair}: expected "messageCenter" on while "inviteFriend" is, which needs it, found it off`,
  });
  const marks = [said("718-1", channel.file), said("718-301", "brands/pair/718-301.brand.json")];
  const titles = new Map([
    ["flags.inviteFriend", "Invitations"],
    ["flags.messageCenter", "Messages"],
  ]);
  render(
    <MemoryRouter>
      <TitlesContext value={titles}>
        <Field business="718" channel="301" field={messages} layers={layers} />
      </TitlesContext>
    </MemoryRouter>,
  );
  asked.mockResolvedValueOnce({ is: "refused", layer: channel, marks });
  await userEvent.click(screen.getByRole("switch"));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toMatch(/^Not saved: off\.Close/);
  const rest = 'expected "Messages" on while "Invitations" is, which needs it, found it off';
  expect(
    within(alert)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([
    `Invitations, said for channel 301: brand 718-1: ${rest}`,
    `Invitations, said for only 718-301: brand 718-301: ${rest}`,
  ]);
  expect(
    within(alert)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual(["/brand/718/1?value=flags.inviteFriend", "/brand/718/301?value=flags.inviteFriend"]);
  await press("Close");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("B3 what is saved with a warning is told with it at its field, in the checker's words, and can be taken back", async () => {
  show(name);
  const at = { file: business.file, at: 3, column: 1, code: "E648", warning: true };
  const warned = [
    { ...at, line: "1", path: "name", message: "expected a mark of its own, found that of business 716 too" },
    { ...at, line: "3", file: "brands/base.brand.json", path: "name", message: "found one that no brand sees" },
    { ...at, line: "2", path: "mark", message: "no matter", plain: "Otherwise than was agreed on: Mark is arc." },
  ];
  asked.mockResolvedValueOnce({ is: "written", edit: 1, layer: business, says: "Kestrowy", said: ["A."], warned });
  await userEvent.type(screen.getByRole("textbox"), "y{Enter}");
  const saved = await screen.findByText("Saved for business 718. A.");
  const notice = saved.closest('[role="status"]');
  expect(notice?.textContent).toContain("With 3 warnings, as Checks tells:");
  expect(
    within(saved.parentElement ?? saved)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "expected a mark of its own, found that of business 716 too",
    "What is said for all brands: found one that no brand sees",
    "mark: Otherwise than was agreed on: Mark is arc.",
  ]);
  expect(screen.getByRole("button", { name: "Take back" })).toBeTruthy();
});

const most: SheetField = {
  ...{ path: ["constants", "most"], title: "Most", says: "", bounds: "" },
  takes: { is: "number", whole: true, unit: "kobo" },
  ...{ value: 22_500_000, said: [{ value: 22_500_000 }, null, null, null], by: 0, line: 3, below: undefined },
};

it("R14 an amount that was refused is said as it was typed, and gives way to what is no amount", async () => {
  show(most);
  const mark = { file: "brands/base.brand.json", at: 1, column: 1, path: "constants.most", code: "E2", warning: false };
  const marks = [{ ...mark, line: "1", message: "expected at least 100, found -500" }];
  asked.mockResolvedValueOnce({ is: "refused", layer: { ...business, file: mark.file }, marks });
  const box = screen.getByRole("textbox");
  await userEvent.clear(box);
  await userEvent.type(box, "-5{Enter}");
  expect((await screen.findByRole("alert")).textContent).toBe("Not saved.Drop itexpected at least ₦1, found -₦5");
  await userEvent.clear(box);
  await userEvent.type(box, "abc{Enter}");
  expect(screen.getByRole("alert").textContent).toBe('Expected a number, found "abc".');
});

it("B3 an amount that was typed with commas follows the value once it is saved, and Enter in it says nothing more", async () => {
  const onBase = { is: "written", edit: 1, layer: { ...business, name: "base" }, says: 30_000_000, said: [] } as const;
  show({ ...most, by: 1, said: [null, { value: 22_500_000 }, null, null] });
  asked.mockResolvedValueOnce(onBase);
  const box = screen.getByRole("textbox");
  await userEvent.clear(box);
  await userEvent.type(box, "300,000{Enter}");
  expect(await screen.findByText(/^Saved for/)).toBeTruthy();
  expect(typed()).toBe("300000");
  await userEvent.type(box, "{Enter}");
  expect(asked.mock.calls.filter(([of]) => of === "edit")).toHaveLength(1);
  asked.mockResolvedValueOnce({ is: "written", edit: 2, layer: business, says: 22_500_000, said: [] });
  await press("Take back");
  expect(await screen.findByText(/^Taken back/)).toBeTruthy();
  expect(typed()).toBe("225000");
});

it("B3 who edits again before the first edit is answered edits what he has just said, and not somebody else's word", async () => {
  show({ ...most, by: 1, said: [null, { value: 22_500_000 }, null, null] });
  let answer: (done: unknown) => void = () => undefined;
  asked.mockImplementationOnce(async () => new Promise((settle) => (answer = settle)) as never);
  const box = screen.getByRole("textbox");
  await userEvent.clear(box);
  await userEvent.type(box, "110{Enter}");
  await userEvent.clear(box);
  await userEvent.type(box, "130{Enter}");
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockResolvedValueOnce({ is: "written", edit: 2, layer: business, says: 13_000, said: [] });
  await act(async () => answer({ is: "written", edit: 1, layer: business, says: 11_000, said: [] }));
  expect(asked.mock.calls.map(([, of]) => of)).toMatchObject([
    { value: 11_000, was: 22_500_000 },
    { value: 13_000, was: 11_000 },
  ]);
});

it("B3 of two presses on Take back one takes back", async () => {
  show(messages);
  asked.mockResolvedValueOnce({ is: "written", edit: 1, layer: channel, says: false, said: [] });
  await userEvent.click(screen.getByRole("switch"));
  let answer: (done: unknown) => void = () => undefined;
  asked.mockImplementationOnce(async () => new Promise((settle) => (answer = settle)) as never);
  await press("Take back");
  await press("Take back");
  await act(async () => answer({ is: "written", edit: 2, layer: channel, says: true, said: [] }));
  expect(asked.mock.calls.filter(([of]) => of === "undo")).toHaveLength(1);
  expect(await screen.findByText(/^Taken back/)).toBeTruthy();
});

const since: SheetField = {
  ...{ path: ["constants", "onlineTime"], title: "Online since", says: "", bounds: "" },
  takes: { is: "number", whole: true, unit: "epoch seconds", least: 946_681_200, most: 4_102_441_200 },
  ...{ value: 1_622_476_800, said: [{ value: 1_622_476_800 }, null, null, null], by: 0, line: 3, below: undefined },
};

it("K9 a moment is shown and typed as a day in Lagos", async () => {
  show(since);
  const box = screen.getByRole<HTMLInputElement>("textbox", { name: "Online since" });
  expect(box.value).toBe("2021-05-31 17:00");
  expect(screen.getByText("in Lagos")).toBeTruthy();
  asked.mockResolvedValueOnce({ is: "written", edit: 1, layer: channel, says: 1_622_502_000, said: [] });
  await userEvent.clear(box);
  await userEvent.type(box, "1 June 2021{Enter}");
  expect(asked.mock.calls.map(([, of]) => of)).toMatchObject([{ value: 1_622_502_000 }]);
  expect(box.value).toBe("2021-06-01");
});

it("a figure beyond all bounds is refused in words, asks nobody, and stays as it was typed", async () => {
  const days = { ...since, value: 7, takes: { is: "number", whole: true, unit: "days", least: 1, most: 90 } } as const;
  show(days);
  const box = screen.getByRole<HTMLInputElement>("textbox", { name: "Online since" });
  await userEvent.clear(box);
  await userEvent.type(box, "99999999999999999999{Enter}");
  expect(screen.getByRole("alert").textContent).toBe('Expected at most 90 days, found "99999999999999999999".');
  expect(box.value).toBe("99999999999999999999");
  expect(asked).not.toHaveBeenCalled();
});

const all: SheetLayer = { name: "base", file: "brands/base.brand.json", reaches: 27 };
const order: SheetField = {
  ...{ path: ["home", "order"], title: "Home", says: "", bounds: "", takes: { is: "order" } },
  ...{ value: ["credit", "product", "bill"], by: 1, line: 3, below: undefined },
  said: [{ value: ["credit", "loan", "product"] }, { value: ["credit", "product", "bill"] }, null, null],
};
const edits = () => asked.mock.calls.filter(([name]) => name === "edit").map(([, edit]) => edit);

it("B3 a step in an order for all brands is one in the order of all, and says that this brand stays as it is", async () => {
  show(order);
  expect(screen.queryByText(/stays as it is/)).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText("Edit it for"), "base");
  const stays = "It is said again for business 718: 718-301 stays as it is.";
  expect(screen.getByText(`Shown is the list for all brands. ${stays}`)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Move bill up" })).toBeNull();
  const says = ["credit", "product", "loan"];
  asked.mockResolvedValueOnce({ is: "written", edit: 1, layer: all, says, said: ["Product moves."] });
  await press("Move product up");
  expect(await screen.findByText(`Saved for all brands. Product moves. ${stays}`)).toBeTruthy();
  expect(edits()).toMatchObject([{ layer: "base", value: says, was: ["credit", "loan", "product"] }]);
});

const needs = { table: "slides", of: ["title"], languages: ["en_US"] };
const id = { path: ["id"], title: "Id", says: "", bounds: "", required: true } as const;
const slides: SheetField = {
  ...{ path: ["lists", "banner"], title: "Banners", says: "", bounds: "", line: 3, below: undefined },
  takes: { is: "records", fields: [{ ...id, takes: { is: "text", words: {}, needs } }] },
  ...{ value: [{ id: "own" }], said: [{ value: [{ id: "app" }] }, { value: [{ id: "own" }] }, null, null], by: 1 },
};

it("B3 an entry that is left out for all brands leaves the list of all", async () => {
  show(slides);
  await userEvent.selectOptions(screen.getByLabelText("Edit it for"), "base");
  asked.mockResolvedValueOnce({ is: "written", edit: 1, layer: all, says: [], said: [] });
  await press("Leave app out");
  expect(await screen.findByText(/^Saved for all brands/)).toBeTruthy();
  expect(edits()).toMatchObject([{ layer: "base", value: [] }]);
});

it("a new entry is saved with its words in one edit, also over what another has set meanwhile, and its form ends", async () => {
  show(slides);
  await press("Add one");
  const form = within(screen.getByRole("region", { name: "A new one" }));
  await userEvent.type(form.getByRole("textbox", { name: "Id" }), "easter");
  await userEvent.type(form.getByRole("textbox", { name: "Title in English" }), "Happy Easter ");
  asked.mockResolvedValueOnce({ is: "conflict", layer: business, theirs: [] });
  asked.mockResolvedValueOnce({});
  await press("Add");
  const mine = await screen.findByRole("button", { name: "Set mine" });
  // It is kept where it was typed, and nowhere else.
  expect(screen.getAllByText(/Not saved yet/)).toHaveLength(1);
  const says = [{ id: "own" }, { id: "easter" }];
  asked.mockResolvedValueOnce({ is: "written", edit: 1, layer: business, says, said: [] });
  await userEvent.click(mine);
  expect(await screen.findByText(/^Saved for business 718/)).toBeTruthy();
  const texts = [{ language: "en_US", key: "slides.title_easter", words: "Happy Easter" }];
  expect(edits()).toMatchObject([
    { layer: "business", value: says, texts },
    { layer: "business", value: says, texts },
  ]);
  expect(screen.queryByRole("region", { name: "A new one" })).toBeNull();
  expect(localStorage.getItem("studio.typed")).toBe("[]");
});
