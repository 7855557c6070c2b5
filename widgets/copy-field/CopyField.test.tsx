import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { showWidget } from "../testing/show-widget.tsx";
import { CopyField } from "./CopyField.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("S13 hands over what is to be copied, says so, and offers it again", () => {
  const { shown } = showWidget(CopyField, { props: { label: "Account", text: "0123 4567 85", copied: "0123456785" } });
  fireEvent.click(screen.getByRole("button", { name: "Copy" }));
  expect(shown.events).toEqual([{ event: "copy", detail: "0123456785" }]);
  expect(screen.getByRole("button", { name: "Copied" })).toBeTruthy();
  act(() => void vi.advanceTimersByTime(2000));
  expect(screen.getByRole("button", { name: "Copy" })).toBeTruthy();
});
