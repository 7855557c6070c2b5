import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { showWidget } from "../testing/show-widget.tsx";
import { Button } from "./Button.tsx";

afterEach(cleanup);
const button = () => screen.getByRole("button", { name: /Borrow now/ });

describe("Button", () => {
  it("R45 R46 takes no press while pending, keeps its words and its focus", async () => {
    const { shown, again } = showWidget(Button, { props: { label: "Borrow now" } });
    await userEvent.click(button());
    again({ props: { label: "Borrow now" }, pending: true });
    await userEvent.dblClick(button());
    await userEvent.keyboard("{Enter}");
    expect(shown.events).toEqual([{ event: "press", detail: undefined }]);
    expect(button().getAttribute("aria-busy")).toBe("true");
    expect(document.activeElement).toBe(button());
    again({ props: { label: "Borrow now" } });
    await userEvent.click(button());
    expect(shown.events).toHaveLength(2);
  });

  it("says why it is disabled and emits nothing", async () => {
    const { shown } = showWidget(Button, { props: { label: "Borrow now", disabled: true, reason: "Overdue loan" } });
    await userEvent.click(button());
    expect(shown.events).toEqual([]);
    expect(document.getElementById(button().getAttribute("aria-describedby") ?? "")?.textContent).toBe("Overdue loan");
  });
});
