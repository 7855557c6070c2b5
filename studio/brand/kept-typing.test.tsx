import { act, cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { SheetField } from "../../publish/studio/brand-sheet.ts";
import { Unreachable } from "../asking/no-answer.ts";
import { newsAtom } from "../asking/heard.ts";
import { keepDraft } from "../drafts/drafts.ts";
import { asked, business, channel, messages, name, press, show, typed, useAsked } from "./testing/shown-field.tsx";

useAsked();

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
