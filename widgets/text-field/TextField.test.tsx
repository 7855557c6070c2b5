import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { showWidget } from "../testing/show-widget.tsx";
import { TextField } from "./TextField.tsx";

afterEach(cleanup);
const field = () => screen.getByLabelText<HTMLInputElement>("BVN");

describe("TextField", () => {
  it("V3 keeps the digits of a paste with separators, up to its length", async () => {
    const { shown } = showWidget(TextField, { props: { label: "BVN", kind: "digits", digits: 11 } });
    await userEvent.click(field());
    await userEvent.paste("2200-0000 001 99");
    expect(shown.values).toEqual(["22000000001"]);
  });

  it.each([
    ["email", " ada.obi@example.com \n", "ada.obi@example.com"],
    ["email", "\u00a0ada@example.com", "ada@example.com"],
    ["code", " AB12-CD34 ", "AB12CD34"],
    ["name", "Ada Obi", "Ada Obi"],
  ] as const)("V11 V12 of a %s that is pasted as %j %j is kept", async (kind, pasted, kept) => {
    const { shown } = showWidget(TextField, { props: { label: "BVN", kind } });
    await userEvent.click(field());
    await userEvent.paste(pasted);
    expect(shown.values).toEqual([kept]);
  });

  it.each(["text", "name", "email", "code", "search"] as const)(
    "V15 of a %s nothing is cut, whatever its length",
    async (kind) => {
      const { shown } = showWidget(TextField, { props: { label: "BVN", kind, digits: 11 } });
      await userEvent.click(field());
      await userEvent.paste("x".repeat(380));
      expect(shown.values).toEqual(["x".repeat(380)]);
    },
  );

  it("is undefined, not empty text, when it is cleared", async () => {
    const { shown } = showWidget(TextField, { props: { label: "BVN" }, value: "a" });
    await userEvent.clear(field());
    expect(shown.values).toEqual([undefined]);
  });

  it("keeps its note in place of help when it is wrong", () => {
    const { again } = showWidget(TextField, { props: { label: "BVN", help: "11 digits" } });
    const note = () => document.getElementById(field().getAttribute("aria-describedby") ?? "")?.textContent;
    expect(note()).toBe("11 digits");
    again({ props: { label: "BVN", help: "11 digits" }, error: "Please input your BVN" });
    expect(note()).toBe("Please input your BVN");
  });
});
