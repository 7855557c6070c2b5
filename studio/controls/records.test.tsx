import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Json } from "../../publish/documents/json.ts";
import type { Takes } from "../../publish/studio/form/brand-form.ts";
import type { NewText } from "../../publish/studio/questions.ts";
import type { Said } from "./control.ts";
import { Control } from "./Control.tsx";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const one = (key: string, title: string, takes: Takes, required: boolean) => ({
  ...{ path: [key], title, says: "", bounds: "", takes, required },
});
const banners: Takes = {
  is: "records",
  most: 3,
  fields: [
    one("id", "Id", { is: "text" }, true),
    one("linkUrl", "Target", { is: "text" }, true),
    one("tone", "Ground", { is: "choice", of: ["soft", "accent"] }, false),
    one("from", "First day", { is: "text" }, false),
  ],
};
const app = { id: "app", linkUrl: "/h5AppDown", from: "2026-12-01" };
const bill = { id: "bill", linkUrl: "/bill" };

/** The control of a value, and all that was set by it. */
function shown(takes: Takes, value: Json) {
  const set = vi.fn<(value: Json | undefined, texts?: readonly NewText[]) => void>();
  const described = { path: ["lists", "banner"], title: "Banners", says: "", bounds: "", takes, value };
  const field = { ...described, said: [{ value }, null], by: 0, line: undefined, below: undefined };
  const made = (said: Said) => (typeof said === "function" ? said(field) : said);
  render(
    <>
      <h3 id="label">Banners</h3>
      <p id="about">About</p>
      <Control
        field={field}
        place="716-104 lists.banner"
        at={1}
        id="label"
        describedBy="about"
        invalid={false}
        begin={() => undefined}
        set={(said, texts) => set(made(said), ...(texts ? [texts] : []))}
        press={(step) => set(made(step))}
      />
    </>,
  );
  return { set, press: (name: string) => userEvent.click(screen.getByRole("button", { name })) };
}
const within1 = (name: string) => within(screen.getByRole("region", { name }));

it("an entry is moved, or left out, and all others stay", async () => {
  const { set, press } = shown(banners, [app, bill]);
  await press("Move bill up");
  expect(set).toHaveBeenLastCalledWith([bill, app]);
  await press("Leave app out");
  expect(set).toHaveBeenLastCalledWith([bill]);
});

it("a field of an entry is set in its place; what may be left out and is cleared is not said", async () => {
  const { set } = shown(banners, [app, bill]);
  await userEvent.selectOptions(within1("bill").getByRole("combobox"), "soft");
  expect(set).toHaveBeenLastCalledWith([app, { ...bill, tone: "soft" }]);
  await userEvent.clear(within1("app").getByRole("textbox", { name: /First day/ }));
  await userEvent.keyboard("{Enter}");
  expect(set).toHaveBeenLastCalledWith([{ id: "app", linkUrl: "/h5AppDown" }, bill]);
});

it("one more is said once it has what it needs, and not beyond as many as there may be", async () => {
  const { set, press } = shown(banners, [app]);
  await press("Add one");
  const add = within1("A new one").getByRole("button", { name: "Add" });
  expect(add).toHaveProperty("disabled", true);
  expect(screen.getByText("Needs id and target.")).toBeTruthy();
  await userEvent.type(within1("A new one").getByRole("textbox", { name: "Id" }), "help{Enter}");
  await userEvent.type(within1("A new one").getByRole("textbox", { name: "Target" }), "/onlineservice{Enter}");
  expect(set).not.toHaveBeenCalled();
  await userEvent.click(add);
  expect(set).toHaveBeenLastCalledWith([app, { id: "help", linkUrl: "/onlineservice" }], []);
  cleanup();
  shown(banners, [app, bill, { ...bill, id: "more" }]);
  expect(screen.queryByRole("button", { name: "Add one" })).toBeNull();
});

it("what is typed of a new one stays, letter by letter, over a reload too, until it is left or there", async () => {
  shown(banners, [app]);
  expect(screen.queryByText(/Not saved yet/)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Add one" }));
  await userEvent.type(within1("A new one").getByRole("textbox", { name: "Id" }), "help");
  await userEvent.selectOptions(within1("A new one").getByRole("combobox"), "accent");
  expect(screen.getByText(/Not saved yet/)).toBeTruthy();
  cleanup();
  const { set } = shown(banners, [app]);
  expect(within1("A new one").getByRole<HTMLInputElement>("textbox", { name: "Id" }).value).toBe("help");
  expect(within1("A new one").getByRole<HTMLSelectElement>("combobox").value).toBe("accent");
  await userEvent.type(within1("A new one").getByRole("textbox", { name: "Target" }), "/bill");
  await userEvent.click(within1("A new one").getByRole("button", { name: "Add" }));
  const help = { id: "help", tone: "accent", linkUrl: "/bill" };
  expect(set).toHaveBeenLastCalledWith([app, help], []);
  // Refused: the list is as it was.
  expect(within1("A new one").getByRole<HTMLInputElement>("textbox", { name: "Target" }).value).toBe("/bill");
  cleanup();
  const { press } = shown(banners, [app]);
  await press("Leave it");
  cleanup();
  shown(banners, [app]);
  expect(screen.queryByRole("region", { name: "A new one" })).toBeNull();
});

it("a new one of a name without words takes these with it, in each language, and needs all of them", async () => {
  const needs = { table: "slides", of: ["title", "button"], languages: ["en_US", "zh_CN"] };
  const id = one("id", "Id", { is: "text", words: { bill: "See my bills" }, needs }, true);
  const { set, press } = shown({ is: "records", fields: [id] }, []);
  await press("Add one");
  const box = (name: string) => within1("A new one").getByRole<HTMLInputElement>("textbox", { name });
  const add = () => within1("A new one").getByRole<HTMLButtonElement>("button", { name: "Add" });
  await userEvent.type(box("Id"), "bill");
  expect(add().disabled).toBe(false);
  expect(screen.queryByRole("group", { name: "Its words" })).toBeNull();
  await userEvent.clear(box("Id"));
  await userEvent.type(box("Id"), "easter");
  await userEvent.type(box("Title in English"), "Happy Easter");
  await userEvent.type(box("Button in English"), "Apply now");
  await userEvent.type(box("Title in Chinese"), "复活节快乐");
  expect(add().disabled).toBe(true);
  expect(screen.getByText("Needs its words.")).toBeTruthy();
  await userEvent.type(box("Button in Chinese"), "立即申请");
  await userEvent.click(add());
  expect(set).toHaveBeenLastCalledWith(
    [{ id: "easter" }],
    [
      { language: "en_US", key: "slides.title_easter", words: "Happy Easter" },
      { language: "en_US", key: "slides.button_easter", words: "Apply now" },
      { language: "zh_CN", key: "slides.title_easter", words: "复活节快乐" },
      { language: "zh_CN", key: "slides.button_easter", words: "立即申请" },
    ],
  );
});

it("B3 a list under a name is edited, left out for a layer below too, and added, and no other is said with it", async () => {
  const { set, press } = shown({ is: "named lists" }, { 302: ["7100000060"], 104: ["7100000061"] });
  const numbers = screen.getByRole("textbox", { name: "302" });
  await userEvent.type(numbers, ", 7100000062{Enter}");
  expect(set).toHaveBeenLastCalledWith({ 302: ["7100000060", "7100000062"] });
  await press("Leave 302 out");
  expect(set).toHaveBeenLastCalledWith({ 302: null });
  await userEvent.type(screen.getByRole("textbox", { name: "Under which name" }), "130");
  await userEvent.type(screen.getByRole("textbox", { name: /What stands there/ }), "7100000063{Enter}");
  expect(set).toHaveBeenLastCalledWith({ 130: ["7100000063"] });
});

it("words that may be none are none once they are cleared", async () => {
  const { set } = shown({ is: "text", none: true }, "journey.billDot");
  await userEvent.clear(screen.getByRole("textbox"));
  await userEvent.keyboard("{Enter}");
  expect(set).toHaveBeenLastCalledWith(null);
});
