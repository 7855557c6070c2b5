import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { SheetField } from "../../publish/studio/brand-sheet.ts";
import { asked, business, channel, messages, most, press, show, typed, useAsked } from "./testing/shown-field.tsx";

useAsked();

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
