import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { showWidget } from "../testing/show-widget.tsx";
import { Countdown } from "./Countdown.tsx";

const NOW = 1_796_000_000_000;
const props = { until: NOW + 65_000, now: NOW, label: "Expires in" };
const done = [{ event: "done", detail: undefined }];
const time = () => screen.getByRole("timer").lastElementChild?.textContent;
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("Countdown", () => {
  it("counts whole seconds down and says done once", () => {
    const { shown } = showWidget(Countdown, { props });
    expect(time()).toBe("01:05");
    wait(1000);
    expect(time()).toBe("01:04");
    wait(63_000);
    expect(time()).toBe("00:01");
    expect(shown.events).toEqual([]);
    wait(1000);
    expect(time()).toBe("00:00");
    wait(60_000);
    expect(shown.events).toEqual(done);
  });

  it.each([3_600_000, -3_600_000])("R62 a device clock set by %i ms changes nothing", (jump) => {
    const { shown } = showWidget(Countdown, { props });
    wait(5000);
    const before = performance.now();
    vi.setSystemTime(Date.now() + jump);
    expect(performance.now()).toBe(before);
    wait(1000);
    expect(time()).toBe("00:59");
    expect(shown.events).toEqual([]);
  });

  it("a later reading of the lender's clock corrects it, and the same end is told once", () => {
    const { shown, again } = showWidget(Countdown, { props });
    again({ props: { ...props, now: NOW + 60_000 } });
    expect(time()).toBe("00:05");
    wait(5000);
    expect(shown.events).toEqual(done);
    again({ props: { ...props, now: NOW + 70_000 } });
    expect(shown.events).toEqual(done);
    again({ props: { ...props, until: NOW + 80_000, now: NOW + 70_000 } });
    wait(10_000);
    expect(shown.events).toEqual([...done, ...done]);
  });

  it("R62 a reading that goes back lengthens nothing; a new end counts anew", () => {
    const { again } = showWidget(Countdown, { props });
    wait(5000);
    expect(time()).toBe("01:00");
    again({ props: { ...props, now: NOW - 120_000 } });
    expect(time()).toBe("01:00");
    wait(1000);
    expect(time()).toBe("00:59");
    again({ props: { ...props, until: NOW + 200_000, now: NOW + 6000 } });
    expect(time()).toBe("03:14");
  });

  it("an end in the past is over at once, in its own words", () => {
    const { shown } = showWidget(Countdown, { props: { until: NOW, now: NOW + 1, doneText: "Expired" } });
    expect(time()).toBe("Expired");
    expect(shown.events).toEqual(done);
  });
});
