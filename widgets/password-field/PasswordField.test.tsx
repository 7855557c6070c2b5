import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { showWidget } from "../testing/show-widget.tsx";
import { PasswordField } from "./PasswordField.tsx";

afterEach(cleanup);
const field = () => screen.getByLabelText<HTMLInputElement>("Password");

describe("PasswordField", () => {
  it("hides, shows and hides again without losing the password", async () => {
    showWidget(PasswordField, { props: { label: "Password" }, value: "Naira2026" });
    expect(field().type).toBe("password");
    await userEvent.click(screen.getByRole("button", { name: "Show: Password" }));
    expect(field().type).toBe("text");
    expect(field().value).toBe("Naira2026");
    await userEvent.click(screen.getByRole("button", { name: "Hide: Password" }));
    expect(field().type).toBe("password");
  });

  it("keeps every character of a password", async () => {
    const { shown } = showWidget(PasswordField, { props: { label: "Password", autocomplete: "new-password" } });
    await userEvent.type(field(), " a-1");
    expect(shown.values.at(-1)).toBe(" a-1");
    expect(field().autocomplete).toBe("new-password");
  });
});
