import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import type { Change } from "../../publish/studio/questions.ts";
import { newsAtom } from "../asking/heard.ts";
import { Changes } from "./Changes.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const change = (id: number): Change => ({
  ...{ id, at: "2026-11-27T04:00:00Z", who: "ada", file: "brands/business/716.brand.json", undone: false },
  said: [`Edit ${id}.`],
});

it("an edit older than all that is listed is found by its words, and how many more there are is said", async () => {
  vi.stubGlobal("fetch", async (_: string, { body }: { readonly body: string }) => {
    const { search } = JSON.parse(body);
    if (search === "") return Response.json({ changes: [change(203), change(202)], more: 201 });
    return Response.json({ changes: search === "edit 1." ? [change(1)] : [], more: 0 });
  });
  render(
    <MemoryRouter>
      <Changes />
    </MemoryRouter>,
  );
  expect(await screen.findByText("The newest 2 of 203 changes: more words find fewer.")).toBeTruthy();
  const search = screen.getByRole("searchbox");
  await userEvent.type(search, "edit 1.");
  expect(await screen.findByText("Edit 1.")).toBeTruthy();
  expect(screen.queryByText("Edit 203.")).toBeNull();
  await userEvent.clear(search);
  await userEvent.type(search, "coupons");
  expect(await screen.findByText("No change is about that")).toBeTruthy();
});

it("R14 why a change cannot be taken back is said as at the field of its value: for whom, by titles, in its unit, without lines", async () => {
  const of = { pair: "716-104", layer: "business", path: ["constants", "minimumRepayment"] };
  const message = 'brand 716-104: expected at most 300000, as "constants.smallest" (brands/base.brand.json:12) says';
  const mark = {
    ...{ file: "brands/business/716.brand.json", at: 7, column: 3, path: of.path.join("."), message, code: "E608" },
    ...{ line: `brands/business/716.brand.json:7:3 ${message} [E608]`, warning: false },
  };
  const one = (path: readonly string[], title: string) => {
    const takes = { is: "number", whole: true, unit: "kobo" };
    return { path, title, says: "", bounds: "", takes, value: 1, said: [], by: 0 };
  };
  const fields = [one(of.path, "Least repayment"), one(["constants", "smallest"], "Smallest loan")];
  const answers: Record<string, object> = {
    changes: { changes: [{ ...change(3), of }], more: 0 },
    undo: { is: "refused", marks: [mark, { ...mark, line: "", file: "brands/base.brand.json" }] },
    brand: { pair: "716-104", name: "", layers: [], sections: [{ id: "figures", title: "Figures", fields }] },
  };
  vi.stubGlobal("fetch", async (url: string) => Response.json(answers[url.split("/").at(-1) ?? ""]));
  render(
    <MemoryRouter>
      <Changes />
    </MemoryRouter>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Take back" }));
  const says = 'brand 716-104: expected at most ₦3,000, as "Smallest loan" (said for all brands) says';
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("Smallest"));
  expect(screen.getByRole("alert").textContent).toBe(
    `It cannot be taken back: something would be wrong by that.${says}What is said for all brands: ${says}`,
  );
});

it("R14 what was set again since cannot be pressed and says why; a refusal goes once something else was edited", async () => {
  let changes: readonly Change[] = [change(4), { ...change(3), setAgain: true }];
  const conflict = { is: "conflict", how: "otherwise" };
  vi.stubGlobal("fetch", async (url: string) => Response.json(url.endsWith("/undo") ? conflict : { changes, more: 0 }));
  const store = createStore();
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Changes />
      </MemoryRouter>
    </Provider>,
  );
  const [last, first] = await screen.findAllByRole<HTMLButtonElement>("button", { name: "Take back" });
  expect([last?.disabled, first?.disabled]).toEqual([false, true]);
  expect(document.getElementById(first?.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "The same value was set again since: take that back first.",
  );
  await userEvent.click(last ?? document.body);
  expect((await screen.findByRole("alert")).textContent).toContain("It cannot be taken back");
  changes = [change(5), ...changes];
  act(() => store.set(newsAtom, (before) => before + 1));
  expect(await screen.findByText("Edit 5.")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("nobody who answers is said of a list without a word of what was typed, and what was pressed in vain until somebody does", async () => {
  const silent = () => Promise.reject(new TypeError("no line"));
  vi.stubGlobal("fetch", silent);
  const store = createStore();
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Changes />
      </MemoryRouter>
    </Provider>,
  );
  const alert = async () => (await screen.findByRole("alert")).textContent;
  expect(await alert()).toBe("The studio does not answer. This page asks again by itself.");
  vi.stubGlobal("fetch", async () => Response.json({ changes: [change(3)], more: 0 }));
  act(() => store.set(newsAtom, 1));
  const back = await screen.findByRole("button", { name: "Take back" });
  expect(screen.queryByRole("alert")).toBeNull();
  vi.stubGlobal("fetch", silent);
  await userEvent.click(back);
  expect(await alert()).toBe("The studio does not answer. Once it does, this page shows whether it was taken back.");
  vi.stubGlobal("fetch", async () => Response.json({ changes: [change(3)], more: 0 }));
  act(() => store.set(newsAtom, 2));
  expect(screen.queryByRole("alert")).toBeNull();
});
