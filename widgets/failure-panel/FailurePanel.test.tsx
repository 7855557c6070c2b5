import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { showWidget } from "../testing/show-widget.tsx";
import { FailurePanel } from "./FailurePanel.tsx";

afterEach(cleanup);

it("speaks at once in its own words and offers another try", async () => {
  const { shown } = showWidget(FailurePanel, { props: { secondaryLabel: "Home" } });
  expect(screen.getByRole("alert").textContent).toContain("This page did not load");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await userEvent.click(screen.getByRole("button", { name: "Home" }));
  expect(shown.events.map(({ event }) => event)).toEqual(["retry", "secondary"]);
});
