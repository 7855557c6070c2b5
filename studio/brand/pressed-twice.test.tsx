import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Json, jsonOf } from "../../publish/documents/json.ts";
import type { SheetField, SheetLayer } from "../../publish/studio/brand-sheet.ts";
import { Field } from "./Field.tsx";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  asked.length = 0;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const pair: SheetLayer = { name: "pair", file: "brands/pair/716-104.brand.json", reaches: 1 };
const layers: readonly SheetLayer[] = [{ name: "base", file: "brands/base.brand.json", reaches: 27 }, pair];

/** A value that only the pair says. */
const field = (title: string, takes: SheetField["takes"], value: Json): SheetField => ({
  ...{ path: ["value"], title, says: "", bounds: "", takes, value },
  ...{ said: [null, { value }], by: 1, line: 3, below: undefined },
});

/** What the studio was asked, in turn. */
const asked: [name: string, body: Json][] = [];

/** A studio that answers when it is told to, each edit by itself. */
function slowly(shown: SheetField) {
  const waiting: ((done: unknown) => void)[] = [];
  vi.stubGlobal("fetch", async (address: string, { body }: { readonly body: string }) => {
    asked.push([address.split("/").at(-1) ?? "", jsonOf(body)]);
    return Response.json(await new Promise((settle) => waiting.push(settle)));
  });
  render(
    <MemoryRouter>
      <Field business="716" channel="104" field={shown} layers={layers} />
    </MemoryRouter>,
  );
  return async (done: object) => {
    waiting.shift()?.({ layer: pair, ...done });
    await settled();
  };
}
/** Answers are read, and what waited for them is asked. */
const settled = () => act(async () => new Promise((settle) => setTimeout(settle)));
const edits = () => asked.filter(([name]) => name === "edit").map(([, edit]) => edit);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const written = (edit: number, says: Json, said: string) => ({ is: "written", edit, says, said: [said] });

it("B3 a switch that is pressed twice while the first is saved shows each press at once, and both are saved one after the other", async () => {
  const answer = slowly(field("Coupons", { is: "switch" }, true));
  const box = screen.getByRole("switch");
  const isOn = () => box.getAttribute("aria-checked");
  fireEvent.click(box);
  expect(isOn()).toBe("false");
  fireEvent.click(box);
  expect(isOn()).toBe("true");
  await settled();
  expect(edits()).toMatchObject([{ value: false, was: true }]);
  await answer(written(1, false, "Coupons is off."));
  expect(isOn()).toBe("true");
  await answer(written(2, true, "Coupons is on."));
  expect(edits()).toMatchObject([
    { value: false, was: true },
    { value: true, was: false },
  ]);
  expect(screen.getByText("Saved for only 716-104. Coupons is on.")).toBeTruthy();
});

it("B3 a press that is refused is shown as it was before, and the next is computed from that", async () => {
  const answer = slowly(field("Coupons", { is: "switch" }, true));
  const box = screen.getByRole("switch");
  fireEvent.click(box);
  expect(box.getAttribute("aria-checked")).toBe("false");
  await settled();
  await answer({ is: "refused", marks: [] });
  expect(box.getAttribute("aria-checked")).toBe("true");
  fireEvent.click(box);
  await settled();
  expect(edits()).toMatchObject([{ value: false }, { value: false }]);
});

const home = field("Home", { is: "order" }, ["ad", "loan", "bill"]);
const id = { path: ["id"], title: "Id", says: "", bounds: "", takes: { is: "text" }, required: true } as const;
const [app, fast, early] = [{ id: "app" }, { id: "fast" }, { id: "early" }];
const banners = field("Banners", { is: "records", fields: [id] }, [app, fast, early]);

it.each<[what: string, shown: SheetField, presses: [string, string], saves: [Json, Json]]>([
  [
    ...(["an order", home] as const),
    ["Move bill up", "Move bill up"],
    [
      ["ad", "bill", "loan"],
      ["bill", "ad", "loan"],
    ],
  ],
  [
    ...(["an order", home] as const),
    ["Move ad down", "Leave bill out"],
    [
      ["loan", "ad", "bill"],
      ["loan", "ad"],
    ],
  ],
  [
    ...(["a list of entries", banners] as const),
    ["Move early up", "Move early up"],
    [
      [app, early, fast],
      [early, app, fast],
    ],
  ],
])("B3 of %s two presses, each is of what the one before made", async (_, shown, presses, saves) => {
  const answer = slowly(shown);
  // Both before the studio answers of the first.
  for (const name of presses) press(name);
  await settled();
  await answer(written(1, saves[0], "One."));
  await answer(written(2, saves[1], "Two."));
  expect(edits()).toMatchObject(saves.map((value) => ({ value })));
});

it("B3 what was typed into an entry is not lost to a press before it is saved", async () => {
  const text = { says: "", bounds: "", takes: { is: "text" }, required: true } as const;
  const fields = [
    { path: ["id"], title: "Id", ...text },
    { path: ["linkUrl"], title: "Target", ...text },
  ];
  const [app, bill] = [
    { id: "app", linkUrl: "/app" },
    { id: "bill", linkUrl: "/bill" },
  ];
  const answer = slowly(field("Banners", { is: "records", fields }, [app, bill]));
  const [, box] = screen.getAllByRole("textbox", { name: "Target" });
  if (!box) throw new Error("each entry has a target");
  fireEvent.change(box, { target: { value: "/my" } });
  fireEvent.blur(box);
  press("Move bill up");
  await settled();
  const mine = { id: "bill", linkUrl: "/my" };
  await answer(written(1, [app, mine], "One."));
  await answer(written(2, [mine, app], "Two."));
  expect(edits()).toMatchObject([{ value: [app, mine] }, { value: [mine, app] }]);
});

it("B3 that it says so already stands beside what was saved before it, which can be taken back still", async () => {
  const answer = slowly(field("Coupons", { is: "switch" }, true));
  fireEvent.click(screen.getByRole("switch"));
  fireEvent.click(screen.getByRole("switch"));
  await settled();
  await answer(written(7, false, "Coupons is off."));
  await answer({ is: "as it was" });
  expect(screen.getByText("It says so already.")).toBeTruthy();
  expect(screen.getByText("Saved for only 716-104. Coupons is off.")).toBeTruthy();
  press("Take back");
  await settled();
  expect(asked.at(-1)).toEqual(["undo", { edit: 7 }]);
});
