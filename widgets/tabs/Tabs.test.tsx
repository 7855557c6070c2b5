import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { showWidget } from "../testing/show-widget.tsx";
import { Tabs } from "./Tabs.tsx";

afterEach(cleanup);
const props = {
  label: "Way to log in",
  options: [
    { value: "sms", label: "SMS" },
    { value: "password", label: "Password" },
  ],
};

describe("Tabs", () => {
  it("opens the first one when nothing is chosen, and another when pressed", async () => {
    const { shown } = showWidget(Tabs, { props });
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe("SMS");
    await userEvent.click(screen.getByRole("tab", { name: "SMS" }));
    expect(shown.values).toEqual([]);
    await userEvent.click(screen.getByRole("tab", { name: "Password" }));
    expect(shown.values).toEqual(["password"]);
  });

  it.each([
    ["{ArrowRight}", "sms", "Password"],
    ["{ArrowRight}", "password", "SMS"],
    ["{ArrowLeft}", "sms", "Password"],
    ["{End}", "sms", "Password"],
    ["{Home}", "password", "SMS"],
  ])("%s from %s opens and focuses %s", async (key, value, opened) => {
    showWidget(Tabs, { props, value });
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe(opened);
    expect(document.activeElement?.textContent).toBe(opened);
  });
});
