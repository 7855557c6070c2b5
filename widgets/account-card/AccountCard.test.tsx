import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { showWidget } from "../testing/show-widget.tsx";
import { AccountCard } from "./AccountCard.tsx";

afterEach(cleanup);
const props = { bank: "First Bank", number: "0123 4567 85" };

describe("AccountCard", () => {
  it("S11 as one of several it writes its choice and stays chosen", async () => {
    const { shown } = showWidget(AccountCard, { props: { ...props, choice: "a1" } });
    const radio = screen.getByRole("radio", { name: /First Bank/ });
    expect(radio.getAttribute("aria-checked")).toBe("false");
    await userEvent.click(radio);
    await userEvent.click(radio);
    expect(radio.getAttribute("aria-checked")).toBe("true");
    expect(shown.values).toEqual(["a1", "a1"]);
  });

  it("is no control unless it may be pressed", async () => {
    const first = showWidget(AccountCard, { props });
    expect(screen.queryByRole("button")).toBeNull();
    first.unmount();
    const { shown } = showWidget(AccountCard, { props: { ...props, pressable: true, actionLabel: "Activate" } });
    await userEvent.click(screen.getByRole("button", { name: /First Bank/ }));
    await userEvent.click(screen.getByRole("button", { name: "Activate" }));
    expect(shown.events.map(({ event }) => event)).toEqual(["press", "action"]);
    expect(shown.values).toEqual([]);
  });

  it.each([
    ["506150******0012", "•••• 0012"],
    ["506150*********0010", "•••• 0010"],
    ["0123456785", "0123456785"],
  ])("shows %s as %s, and says whose its action is", (number, shown) => {
    showWidget(AccountCard, { props: { ...props, number, actionLabel: "Remove" } });
    expect(screen.getByText((_, found) => found?.className.includes("number") === true).textContent).toBe(shown);
    const action = screen.getByRole("button", { name: "Remove" });
    const about = document.getElementById(action.getAttribute("aria-describedby") ?? "");
    expect(about?.textContent).toContain(`First Bank${shown}`);
  });
});
