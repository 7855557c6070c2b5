import { describe, expect, it } from "vitest";
import { show } from "../testing/show-screen.tsx";

describe("help numbers and addresses", () => {
  it.each([
    ["/findPassword", false],
    ["/my", true],
    ["/onlineservice", true],
    ["/offline", false],
  ])("V19 on %s can be called, and written to: %s", async (at, written) => {
    const { place, wrong } = await show(at);
    const links = [...place.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
    expect(links.filter((href) => /^tel:\+?\d{10,14}$/.test(href))).toHaveLength(1);
    expect(links.filter((href) => /^mailto:[^@\s]+@[^@\s]+$/.test(href))).toHaveLength(written ? 1 : 0);
    expect(wrong).toEqual([]);
  });
});
