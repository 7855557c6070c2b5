import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { showWidget } from "../testing/show-widget.tsx";
import { InstallmentList } from "./InstallmentList.tsx";
import { there } from "../../tests/there.ts";

afterEach(cleanup);
const periods = [{ amount: 433_316 }, { amount: 433_316 }, { amount: 433_318 }];
const boxes = () => screen.getAllByRole<HTMLInputElement>("checkbox");
const checked = () => boxes().map((box) => box.checked);

describe("InstallmentList", () => {
  it.each([
    ["choosing the third chooses all before it", 0, 3, 3],
    ["choosing the next adds it", 1, 2, 2],
    ["taking the first back takes all back", 3, 1, 0],
    ["taking the second back keeps the first", 3, 2, 1],
    ["select all chooses all", 1, 0, 3],
    ["select all again chooses none", 3, 0, 0],
  ])("S13 F4 %s", async (_, value, press, expected) => {
    const { shown } = showWidget(InstallmentList, { props: { periods }, value });
    await userEvent.click(there(boxes()[press]));
    expect(shown.values).toEqual([expected]);
    expect(checked().slice(1)).toEqual([0, 1, 2].map((place) => place < expected));
  });

  it("S13 a paid period cannot be chosen and does not count", async () => {
    const { shown } = showWidget(InstallmentList, {
      props: { periods: [{ ...there(periods[0]), paid: true }, there(periods[1]), there(periods[2])] },
      value: 0,
    });
    expect(boxes()).toHaveLength(3);
    expect(screen.getByRole("img", { name: "Paid" })).toBeTruthy();
    await userEvent.click(there(boxes()[1]));
    expect(shown.values).toEqual([1]);
    expect(screen.getByRole("status").textContent).toBe("1 of 2 chosen₦4,333.16");
  });

  it("S13 the sum follows the choice to the kobo, and select all is mixed between", () => {
    const { shown } = showWidget(InstallmentList, { props: { periods }, value: 2 });
    expect(screen.getByRole("status").textContent).toBe("2 of 3 chosen₦8,666.32");
    expect(there(boxes()[0]).indeterminate).toBe(true);
    expect(shown.values).toEqual([]);
  });

  it("a value beyond the periods counts as all of them", () => {
    showWidget(InstallmentList, { props: { periods }, value: 9 });
    expect(checked()).toEqual([true, true, true, true]);
  });
});
