import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { showWidget } from "../testing/show-widget.tsx";
import { List } from "./List.tsx";

afterEach(cleanup);

const radios = ["First", "Second", "Third"].map((name) => (
  <button key={name} type="button" role="radio" aria-checked={false}>
    {name}
  </button>
));

it("arrows go from one radio to the next and round, and press none", async () => {
  showWidget(List, { props: { choice: "Which account" }, children: radios });
  await userEvent.tab();
  const gone: (string | null | undefined)[] = [];
  for (const key of ["{ArrowDown}", "{ArrowRight}", "{ArrowDown}", "{ArrowUp}", "{ArrowLeft}", "a"]) {
    await userEvent.keyboard(key);
    gone.push(document.activeElement?.textContent);
  }
  expect(gone).toEqual(["Second", "Third", "First", "Third", "Second", "Second"]);
  expect(screen.getByRole("radiogroup", { name: "Which account" }).contains(document.activeElement)).toBe(true);
});

it("in a list that is no choice arrows are left alone", async () => {
  showWidget(List, { props: {}, children: radios });
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  expect(document.activeElement?.textContent).toBe("First");
});
