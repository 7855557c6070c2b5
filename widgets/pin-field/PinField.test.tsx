import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { showWidget } from "../testing/show-widget.tsx";
import { PinField } from "./PinField.tsx";

afterEach(cleanup);
const field = () => screen.getByLabelText<HTMLInputElement>("PIN");

describe("PinField", () => {
  it.each([4, 6] as const)("V4 takes %i digits and no more, and says when they are complete", async (length) => {
    const { shown } = showWidget(PinField, { props: { label: "PIN", length } });
    await userEvent.type(field(), "2a5 801234");
    const pin = "25801234".slice(0, length);
    expect(shown.values.at(-1)).toBe(pin);
    expect(shown.events).toEqual([{ event: "complete", detail: pin }]);
  });

  it("V4 takes a pasted PIN with separators", async () => {
    const { shown } = showWidget(PinField, { props: { label: "PIN" } });
    await userEvent.click(field());
    await userEvent.paste("25-80");
    expect(shown.values).toEqual(["2580"]);
  });

  it("never draws the digits unless asked, and hides them again", async () => {
    const { again } = showWidget(PinField, { props: { label: "PIN" }, value: "2580" });
    expect(document.body.textContent).not.toMatch(/[2580]/);
    expect(field().type).toBe("password");
    await userEvent.click(screen.getByRole("button", { name: "Show: PIN" }));
    expect(document.body.textContent).toContain("2580");
    await userEvent.click(screen.getByRole("button", { name: "Hide: PIN" }));
    expect(document.body.textContent).not.toMatch(/[2580]/);
    again({ props: { label: "PIN", shown: true } });
    expect(document.body.textContent).toContain("2580");
    expect(screen.queryByRole("button")).toBeNull();
  });

  it.each([
    [undefined, "off"],
    ["one-time-code", "one-time-code"],
  ] as const)("autocomplete %s is %s, with the numeric keyboard", (autocomplete, expected) => {
    showWidget(PinField, { props: { label: "PIN", autocomplete } });
    expect(field().autocomplete).toBe(expected);
    expect(field().inputMode).toBe("numeric");
  });

  it("is empty again when its last digit goes", async () => {
    const { shown } = showWidget(PinField, { props: { label: "PIN" }, value: "2" });
    await userEvent.type(field(), "{Backspace}");
    expect(shown.values).toEqual([undefined]);
  });
});
