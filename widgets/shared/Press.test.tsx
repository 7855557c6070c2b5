import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { Press } from "./Press.tsx";

afterEach(cleanup);
const button = () => screen.getByRole("button", { name: "Pay" });

it.each([
  ["pending", { pending: true }, "true"],
  ["disabled", { disabled: true }, null],
])("R45 R46 %s, it keeps the focus, says so and takes neither finger nor key", async (_, off, busy) => {
  const pressed = vi.fn<() => void>();
  const { rerender } = render(<Press onPress={pressed}>Pay</Press>);
  await userEvent.click(button());
  expect(pressed).toHaveBeenCalledTimes(1);

  rerender(
    <Press onPress={pressed} {...off}>
      Pay
    </Press>,
  );
  await userEvent.dblClick(button());
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard(" ");
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(button());
  expect(button().getAttribute("aria-disabled")).toBe("true");
  expect(button().getAttribute("aria-busy")).toBe(busy);

  rerender(<Press onPress={pressed}>Pay</Press>);
  await userEvent.keyboard("{Enter}");
  expect(pressed).toHaveBeenCalledTimes(2);
  expect(button().getAttribute("aria-disabled")).toBeNull();
});

it("is reached with Tab while it is disabled", async () => {
  render(
    <Press onPress={() => undefined} disabled>
      Pay
    </Press>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(button());
});

it.each([
  [{}, "button"],
  [{ submit: true }, "submit"],
])("%o is of type %s", (props, type) => {
  render(
    <Press onPress={() => undefined} {...props}>
      Pay
    </Press>,
  );
  expect(button().getAttribute("type")).toBe(type);
});
