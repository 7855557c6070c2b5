import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { showWidget } from "../testing/show-widget.tsx";
import { TabBar } from "./TabBar.tsx";
import type { TabBarProps } from "./tab-bar.props.ts";

afterEach(cleanup);
const props: TabBarProps = {
  items: [
    { id: "borrow", label: "Borrow", icon: "banknote", active: true },
    { id: "bill", label: "Bill", icon: "receipt", dot: true },
    { id: "my", label: "My", icon: "user" },
  ],
};

describe("TabBar", () => {
  it("S5 pressing the current tab does nothing, another tab is selected by its id", async () => {
    const { shown } = showWidget(TabBar, { props });
    const current = screen.getByRole("button", { name: "Borrow" });
    expect(current.getAttribute("aria-current")).toBe("page");
    await userEvent.click(current);
    expect(shown.events).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "My" }));
    expect(shown.events).toEqual([{ event: "select", detail: "my" }]);
  });

  it("S6 a tab with a dot says so in words", () => {
    showWidget(TabBar, { props });
    expect(screen.getByRole("button", { name: /^Bill.*something new$/ })).toBeTruthy();
    expect(screen.getByRole("button", { name: "My" })).toBeTruthy();
  });
});
