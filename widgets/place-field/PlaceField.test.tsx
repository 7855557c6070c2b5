import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { showWidget } from "../testing/show-widget.tsx";
import { PlaceField } from "./PlaceField.tsx";
import { areasOf, states } from "./places.ts";

afterEach(cleanup);

const words = () => screen.getAllByRole("option").map(({ textContent }) => textContent);

describe("places", () => {
  it("V11 are 37 states with 774 areas, none twice in a state", () => {
    const lists = states.map(areasOf);
    expect(lists).toHaveLength(37);
    expect(lists.flat()).toHaveLength(774);
    for (const areas of lists) expect(new Set(areas).size).toBe(areas.length);
  });

  it.each([
    ["Kano", 44],
    ["Lagos", 20],
    ["Federal Capital Territory", 6],
    ["Bayelsa", 8],
    ["Katsina", 34],
  ] as const)("V11 %s has %i areas", (state, count) => expect(areasOf(state)).toHaveLength(count));
});

describe("PlaceField", () => {
  const field = (name: string) => screen.getByRole("combobox", { name });

  it("V11 offers every state, from A to Z, found by its name", async () => {
    const { shown } = showWidget(PlaceField, { props: { label: "State", level: "state" } });
    await userEvent.click(field("State"));
    expect(words()).toHaveLength(37);
    expect(words().slice(0, 3)).toEqual(["Abia", "Adamawa", "Akwa Ibom"]);
    await userEvent.type(field("Search"), "lag{Enter}");
    expect(shown.values).toEqual(["Lagos"]);
  });

  it("V11 offers the areas of its state only, and nothing without one", async () => {
    const { again } = showWidget(PlaceField, {
      props: { label: "City", level: "area", state: "Lagos" },
      value: "Ikeja",
    });
    expect(field("City").textContent).toBe("Ikeja");
    await userEvent.click(field("City"));
    expect(words()).toHaveLength(20);
    await userEvent.keyboard("{Escape}");
    again({ props: { label: "City", level: "area", state: "Kano" } });
    expect(field("City").textContent).toBe("Please choose");
    again({ props: { label: "City", level: "area", state: "constructor" } });
    expect((screen.getByLabelText("City") as HTMLSelectElement).disabled).toBe(true);
  });

  it("V11 a few areas are the system's own list", () => {
    showWidget(PlaceField, { props: { label: "City", level: "area", state: "Bayelsa" }, value: "Ogbia" });
    expect((screen.getByLabelText("City") as HTMLSelectElement).value).toBe("Ogbia");
    expect(words()).toHaveLength(9);
  });
});
