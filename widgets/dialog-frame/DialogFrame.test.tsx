import { cleanup, createEvent, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { WidgetProps } from "../../engine/widget.ts";
import { showWidget } from "../testing/show-widget.tsx";
import { DialogFrame } from "./DialogFrame.tsx";
import type { DialogFrameProps } from "./dialog-frame.props.ts";

afterEach(cleanup);

function WithButton(props: WidgetProps<DialogFrameProps>) {
  return (
    <DialogFrame {...props}>
      <button type="button">Inside</button>
    </DialogFrame>
  );
}
const show = (props: DialogFrameProps) => showWidget(WithButton, { props });
const closes = [{ event: "close", detail: undefined }];

describe("DialogFrame", () => {
  it("D7 is a modal dialog named by its title, or by its label", () => {
    const first = show({ title: "Prompt" });
    const dialog = screen.getByRole<HTMLDialogElement>("dialog", { name: "Prompt" });
    expect(dialog.open).toBe(true);
    first.unmount();
    show({ label: "Agreement" });
    expect(screen.getByRole("dialog", { name: "Agreement" })).toBeTruthy();
  });

  it.each([
    [true, closes],
    [false, []],
  ])("D7 Escape and the back gesture, closable %s", (closable, expected) => {
    const { shown } = show({ title: "Prompt", closable });
    const dialog = screen.getByRole<HTMLDialogElement>("dialog");
    const escape = createEvent.keyDown(screen.getByText("Inside"), { key: "Escape" });
    fireEvent(screen.getByText("Inside"), escape);
    expect(escape.defaultPrevented).toBe(true);
    expect(shown.events).toEqual(expected);
    const cancel = new Event("cancel", { cancelable: true });
    fireEvent(dialog, cancel);
    expect(cancel.defaultPrevented).toBe(true);
    expect(shown.events).toEqual([...expected, ...expected]);
    expect(dialog.open).toBe(true);
  });

  it.each([
    [true, closes],
    [false, []],
  ])("D7 a press on the mask, closable %s; a press inside never", (closable, expected) => {
    const { shown } = show({ title: "Prompt", closable });
    fireEvent.click(screen.getByText("Inside"));
    expect(shown.events).toEqual([]);
    fireEvent.click(screen.getByRole("dialog"));
    expect(shown.events).toEqual(expected);
  });

  it("D7 the close button is there only when it may be closed", () => {
    const first = show({ title: "Prompt" });
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(first.shown.events).toEqual(closes);
    first.unmount();
    show({ title: "Prompt", closable: false });
    expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  });

  it("D7 focus returns to where it was", () => {
    const opener = document.body.appendChild(document.createElement("button"));
    opener.focus();
    const { unmount } = show({ title: "Prompt" });
    screen.getByText("Inside").focus();
    unmount();
    expect(document.activeElement).toBe(opener);
    opener.remove();
  });
});
