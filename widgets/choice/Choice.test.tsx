import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { showWidget } from "../testing/show-widget.tsx";
import { Choice } from "./Choice.tsx";

afterEach(cleanup);
const props = {
  label: "Period",
  options: [
    { value: 14, title: "14 days" },
    { value: 28, title: "28 days", disabled: true },
    { value: 30, title: "30 days" },
  ],
};

describe("Choice", () => {
  it("S11 gives the value in its own type", async () => {
    const { shown } = showWidget(Choice, { props, value: 14 });
    await userEvent.click(screen.getByRole("radio", { name: "30 days" }));
    expect(shown.values).toEqual([30]);
  });

  it("S11 does not choose what is disabled", async () => {
    const { shown } = showWidget(Choice, { props, value: 14 });
    await userEvent.click(screen.getByText("28 days"));
    expect(shown.values).toEqual([]);
  });

  it("names the group and describes its error", () => {
    showWidget(Choice, { props, error: "Please choose" });
    const group = screen.getByRole("radiogroup", { name: "Period" });
    expect(document.getElementById(group.getAttribute("aria-describedby") ?? "")?.textContent).toBe("Please choose");
  });
});
