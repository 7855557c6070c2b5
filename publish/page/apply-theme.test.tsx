import { afterEach, expect, it, vi } from "vitest";
import type { LendingBrand } from "./lending-brand.ts";
import { applyTheme } from "./theme.ts";

const constants = { rootWidth: 750, rootParts: 3.75, maskOpacity: 0.6 };
const brand = (ink: string, dark?: string) =>
  ({ theme: { "color-ink": ink }, ...(dark && { dark: { "color-ink": dark } }), constants }) as unknown as LendingBrand;

/** A screen that becomes dark or light when told so. */
function screenOf(asked: string[], heard: Set<() => void>) {
  const list = {
    matches: false,
    addEventListener: (_: "change", hear: () => void) => heard.add(hear),
    removeEventListener: (_: "change", hear: () => void) => heard.delete(hear),
  };
  vi.spyOn(window, "matchMedia").mockImplementation((query) => {
    asked.push(query);
    return list as unknown as MediaQueryList;
  });
  return (dark: boolean) => {
    list.matches = dark;
    for (const hear of heard) hear();
  };
}

afterEach(() => vi.restoreAllMocks());

it("K13 a page that is open follows the reader's screen, in the brand that was put on last", () => {
  const asked: string[] = [];
  const heard = new Set<() => void>();
  const becomes = screenOf(asked, heard);
  const root = document.createElement("html");
  const of = (name: string) => root.style.getPropertyValue(name);
  applyTheme(brand("#111111", "#eeeeee"), root);
  expect(asked).toEqual(["screen and (prefers-color-scheme:dark)"]);
  expect([of("--color-ink"), of("color-scheme")]).toEqual(["#111111", "light dark"]);
  becomes(true);
  expect(of("--color-ink")).toBe("#eeeeee");
  applyTheme(brand("#222222", "#dddddd"), root);
  expect(of("--color-ink")).toBe("#dddddd");
  expect(heard.size).toBe(1);
  becomes(false);
  expect(of("--color-ink")).toBe("#222222");
  applyTheme(brand("#333333"), root);
  becomes(true);
  expect([of("--color-ink"), of("color-scheme")]).toEqual(["#333333", "light"]);
});
