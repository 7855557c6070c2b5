import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "jotai";
import { type ReactNode, useState } from "react";
import { afterEach, expect, it } from "vitest";
import type { SheetField } from "../../publish/studio/brand-sheet.ts";
import { Control } from "./Control.tsx";

afterEach(cleanup);

const ink: SheetField = {
  ...{ path: ["theme", "color-ink-soft"], title: "Soft ink", says: "", bounds: "", takes: { is: "colour" } },
  ...{ value: "#4C5770", said: [], by: -1, line: undefined, below: undefined },
};

const asked: unknown[] = [];

/** Keeps what is typed, as the field of a brand does, and refuses whatever is said. */
function Refusing(): ReactNode {
  const [draft, setDraft] = useState<string>();
  return (
    <Provider>
      <Control
        field={ink}
        place="716-104 theme.color-ink-soft"
        at={0}
        id="label"
        describedBy="about"
        invalid={false}
        draft={draft}
        keep={setDraft}
        begin={() => undefined}
        set={(said) => void asked.push(said)}
        press={() => undefined}
      />
    </Provider>
  );
}

it("a colour that is picked and refused stands where it would be typed", () => {
  render(<Refusing />);
  const swatch = screen.getByLabelText<HTMLInputElement>("Soft ink: pick");
  fireEvent.input(swatch, { target: { value: "#c9ceda" } });
  fireEvent(swatch, new Event("change"));
  expect(asked).toEqual(["#C9CEDA"]);
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("#C9CEDA");
});
