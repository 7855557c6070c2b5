import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { showWidget } from "../testing/show-widget.tsx";
import { BannerCarousel } from "./BannerCarousel.tsx";

const props = {
  label: "News",
  banners: ["One", "Two", "Three"].map((title) => ({ id: title, value: `/${title}`, title })),
  seconds: 6,
};
const scrolls = vi.fn();
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const reduceMotion = (matches: boolean) =>
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches } as MediaQueryList);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLElement.prototype, "scrollTo").mockImplementation(scrolls);
  reduceMotion(false);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  scrolls.mockReset();
});

describe("BannerCarousel", () => {
  it("tells the value of the banner that was pressed", () => {
    const { shown } = showWidget(BannerCarousel, { props });
    fireEvent.click(screen.getByRole("button", { name: "Two" }));
    expect(shown.events).toEqual([{ event: "press", detail: "/Two" }]);
  });

  it("advances every so many seconds until it is paused, and goes on when played", () => {
    showWidget(BannerCarousel, { props });
    wait(6000);
    wait(6000);
    expect(scrolls).toHaveBeenCalledTimes(2);
    fireEvent.click(screen.getByRole("button", { name: "Pause the banners" }));
    wait(60_000);
    expect(scrolls).toHaveBeenCalledTimes(2);
    const play = screen.getByRole("button", { name: "Play the banners" });
    fireEvent.focus(play);
    fireEvent.click(play);
    wait(6000);
    expect(scrolls).toHaveBeenCalledTimes(3);
  });

  it("waits while it has focus", () => {
    showWidget(BannerCarousel, { props });
    fireEvent.focus(screen.getByRole("button", { name: "One" }));
    wait(60_000);
    expect(scrolls).not.toHaveBeenCalled();
  });

  it.each([
    ["motion is reduced", () => reduceMotion(true), props],
    ["its seconds are 0", () => undefined, { ...props, seconds: 0 }],
    ["there is one banner", () => undefined, { ...props, banners: [{ id: "One", title: "One" }] }],
  ])("never moves by itself when %s, and has nothing to pause", (_, prepare, given) => {
    prepare();
    showWidget(BannerCarousel, { props: given });
    wait(60_000);
    expect(scrolls).not.toHaveBeenCalled();
    expect(screen.queryByRole("button", { name: "Pause the banners" })).toBeNull();
  });
});
