import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import type { Change } from "../../publish/studio/questions.ts";
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
