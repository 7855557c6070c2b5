import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { TitlesContext } from "../parts/titles.ts";
import { Field } from "./Field.tsx";
import {
  asked,
  business,
  channel,
  layers,
  messages,
  most,
  name,
  press,
  show,
  typed,
  useAsked,
} from "./testing/shown-field.tsx";

useAsked();

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
