import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { showWidget } from "../testing/show-widget.tsx";
import { SecurityScan } from "./SecurityScan.tsx";

const props = {
  seconds: 3,
  image: "security" as const,
  content: "Checking",
  agreement: "Checked",
  agreeLabel: "I agree",
  checked: true,
  buttonLabel: "Continue",
};
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const button = () => screen.getByRole("button");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("SecurityScan", () => {
  it("D1 counts down in steps of a second, then shows the second content and the button's words", () => {
    showWidget(SecurityScan, { props });
    for (const words of ["3 s", "2 s", "1 s"]) {
      expect(button().textContent).toBe(words);
      expect(screen.getByText("Checking")).toBeTruthy();
      expect(screen.queryByRole("checkbox")).toBeNull();
      wait(1000);
    }
    expect(button().textContent).toBe("Continue");
    expect(screen.queryByText("Checking")).toBeNull();
    expect(screen.getByText("Checked")).toBeTruthy();
  });

  it("D1 a press before the end does nothing, after it confirms", () => {
    const { shown } = showWidget(SecurityScan, { props });
    fireEvent.click(button());
    wait(2999);
    fireEvent.click(button());
    expect(shown.events).toEqual([]);
    wait(1);
    fireEvent.click(button());
    expect(shown.events).toEqual([{ event: "confirm", detail: { agreed: true } }]);
  });

  it.each([true, false])(
    "D1 the agreement starts as the brand says (%s), and the press tells what it is",
    (checked) => {
      const { shown } = showWidget(SecurityScan, { props: { ...props, seconds: 0, checked } });
      const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "I agree" });
      expect(box.checked).toBe(checked);
      fireEvent.click(box);
      fireEvent.click(button());
      expect(shown.events).toEqual([{ event: "confirm", detail: { agreed: !checked } }]);
    },
  );

  it.each([3_600_000, -3_600_000])("D1 R62 a device clock set by %i ms changes nothing", (jump) => {
    showWidget(SecurityScan, { props });
    wait(1000);
    vi.setSystemTime(Date.now() + jump);
    wait(1000);
    expect(button().textContent).toBe("1 s");
  });
});
