import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { showWidget } from "../testing/show-widget.tsx";
import { CodeField } from "./CodeField.tsx";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance", "Date"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const send = () => screen.getByRole("button");
const pass = (ms: number) => void act(() => vi.advanceTimersByTime(ms));
const props = { label: "SMS code", seconds: 30 };

describe("CodeField", () => {
  it("sends, waits and sends again", () => {
    const { shown } = showWidget(CodeField, { props });
    fireEvent.click(send());
    fireEvent.click(send());
    expect(shown.events).toEqual([{ event: "send", detail: undefined }]);
    expect(send().textContent).toBe("Resend in 30 s");
    pass(12_000);
    expect(send().textContent).toBe("Resend in 18 s");
    pass(18_000);
    fireEvent.click(send());
    expect(shown.events).toHaveLength(2);
  });

  it("with sentAt, a press that sent nothing starts no wait", () => {
    const { shown, again } = showWidget(CodeField, { props: { ...props, sentAt: 0 } });
    fireEvent.click(send());
    expect(send().textContent).toBe("Send code");
    again({ props: { ...props, sentAt: 1_000 } });
    expect(send().textContent).toBe("Resend in 30 s");
    pass(30_000);
    expect(send().textContent).toBe("Send again");
    expect(shown.events).toHaveLength(1);
  });

  it("never says more than the whole wait, though time passes while it is drawn", () => {
    let now = 5_000;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => (now += 0.1));
    showWidget(CodeField, { props: { ...props, sentAt: 1_500 } });
    expect(send().textContent).toBe("Resend in 30 s");
    clock.mockRestore();
  });

  it("R61 R62 a jump of the device's clock does not change the wait", () => {
    showWidget(CodeField, { props: { ...props, sentAt: 2_000 } });
    vi.setSystemTime(Date.now() + 86_400_000);
    pass(10_000);
    expect(send().textContent).toBe("Resend in 20 s");
  });

  it("goes on waiting when it is mounted anew", () => {
    const first = showWidget(CodeField, { props: { ...props, sentAt: 3_000 } });
    pass(10_000);
    first.unmount();
    showWidget(CodeField, { props: { ...props, sentAt: 3_000 } });
    expect(send().textContent).toBe("Resend in 20 s");
  });

  it.each([
    [4_000_000, 4_012_000, "Resend in 18 s"],
    [4_100_000, 4_130_000, "Send again"],
    [4_200_000, 4_900_000, "Send again"],
    [4_300_000, 4_299_000, "Resend in 30 s"],
  ])("S17 R44 of a code sent at %i a page that begins at %i by the lender's clock says %s", (sentAt, now, said) => {
    showWidget(CodeField, { props: { ...props, sentAt, now } });
    expect(send().textContent).toBe(said);
  });

  it("S17 R44 is first as the page was sent, before any code was, and waits then", () => {
    showWidget(CodeField, {
      sent: { ...props, sentAt: 0 },
      props: { ...props, sentAt: 5_000_000, now: 5_012_000 },
    });
    expect(send().textContent).toBe("Resend in 18 s");
  });

  it("S17 R44 waits for the code of each number, which its moment stands for, and not where none was sent", () => {
    const number = (sentAt: number) => ({ props: { ...props, sentAt, now: 6_000_000 } });
    const { again } = showWidget(CodeField, number(6_000_000));
    pass(10_000);
    again(number(0));
    expect([send().textContent, send().getAttribute("aria-disabled")]).toEqual(["Send code", null]);
    again(number(6_010_000));
    expect(send().textContent).toBe("Resend in 30 s");
    pass(5_000);
    again(number(6_000_000));
    expect(send().textContent).toBe("Resend in 15 s");
    pass(15_000);
    expect(send().textContent).toBe("Send again");
    again(number(6_010_000));
    expect(send().textContent).toBe("Resend in 10 s");
  });

  it("drops a press while pending", () => {
    const { shown } = showWidget(CodeField, { props, pending: true });
    fireEvent.click(send());
    expect(shown.events).toEqual([]);
  });

  it("takes the digits of a pasted message and says when they are complete", () => {
    const { shown } = showWidget(CodeField, { props });
    fireEvent.change(screen.getByLabelText("SMS code"), { target: { value: "12 34 5" } });
    expect(shown.values).toEqual(["1234"]);
    expect(shown.events).toEqual([{ event: "complete", detail: "1234" }]);
  });
});
