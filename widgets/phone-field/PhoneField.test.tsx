import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { showWidget } from "../testing/show-widget.tsx";
import { PhoneField } from "./PhoneField.tsx";

afterEach(cleanup);
const field = () => screen.getByLabelText<HTMLInputElement>("Phone number");
const props = { label: "Phone number" };

describe("PhoneField", () => {
  it("V1 normalises a pasted number and shows it in groups at once", async () => {
    const { shown } = showWidget(PhoneField, { props });
    await userEvent.click(field());
    await userEvent.paste("+234-803 123 4567");
    expect(shown.values.at(-1)).toBe("8031234567");
    expect(field().value).toBe("803 123 4567");
  });

  it("V1 leaves typing alone and groups when the field is left", async () => {
    const { shown } = showWidget(PhoneField, { props });
    await userEvent.type(field(), "08031234567");
    expect(field().value).toBe("08031234567");
    expect(shown.values.at(-1)).toBe("8031234567");
    await userEvent.tab();
    expect(field().value).toBe("803 123 4567");
    expect(shown.left).toBe(1);
  });

  it("drops letters", async () => {
    const { shown } = showWidget(PhoneField, { props });
    await userEvent.type(field(), "08a0");
    expect(field().value).toBe("080");
    expect(shown.values.at(-1)).toBe("080");
  });

  it("describes its error", () => {
    showWidget(PhoneField, { props, error: "Please enter your phone number" });
    expect(screen.getByRole("alert").textContent).toBe("Please enter your phone number");
    expect(field().getAttribute("aria-describedby")).toBe(screen.getByRole("alert").id);
    expect(field().getAttribute("aria-invalid")).toBe("true");
  });
});
