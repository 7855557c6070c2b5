import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { showWidget } from "../testing/show-widget.tsx";
import { DateField } from "./DateField.tsx";

afterEach(cleanup);

describe("DateField", () => {
  it("V11 gives the day as yyyy-MM-dd and says it as dd/MM/yyyy", () => {
    const { shown } = showWidget(DateField, { props: { label: "Date of birth", help: "dd/MM/yyyy" } });
    expect(screen.getByText("dd/MM/yyyy")).toBeTruthy();
    fireEvent.change(screen.getByLabelText("Date of birth"), { target: { value: "1990-05-17" } });
    expect(shown.values).toEqual(["1990-05-17"]);
    expect(screen.getByText("17/05/1990")).toBeTruthy();
    fireEvent.change(screen.getByLabelText("Date of birth"), { target: { value: "" } });
    expect(shown.values).toEqual(["1990-05-17", undefined]);
  });

  it("V11 is checked when left, and shows the error in place of the day", () => {
    const { shown } = showWidget(DateField, {
      props: { label: "Date of birth" },
      value: "2020-05-17",
      error: "You must be at least 18 years old",
    });
    fireEvent.blur(screen.getByLabelText("Date of birth"));
    expect(shown.left).toBe(1);
    expect(screen.getByRole("alert").textContent).toBe("You must be at least 18 years old");
  });
});
