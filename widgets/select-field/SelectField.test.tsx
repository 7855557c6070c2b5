import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { showWidget } from "../testing/show-widget.tsx";
import { SelectField } from "./SelectField.tsx";

afterEach(cleanup);

describe("SelectField", () => {
  it("gives the value in its own type, and undefined for the empty line", async () => {
    const options = [
      { value: 1, label: "Rent" },
      { value: "2", label: "School" },
    ];
    const { shown } = showWidget(SelectField, { props: { label: "Purpose", options } });
    const list = screen.getByLabelText("Purpose");
    await userEvent.selectOptions(list, "Rent");
    await userEvent.selectOptions(list, "School");
    await userEvent.selectOptions(list, "Please choose");
    expect(shown.values).toEqual([1, "2", undefined]);
  });
});
