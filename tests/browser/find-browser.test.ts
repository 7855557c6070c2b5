import { afterEach, expect, it, vi } from "vitest";
import { ensureBrowser } from "./find-browser.ts";

afterEach(() => vi.unstubAllEnvs());

/** A machine whose installers run, and put a browser where nobody looks or at a path. */
function machine(puts?: string) {
  const ran: string[] = [];
  const run = (command: string, given: readonly string[]) => {
    ran.push([command, ...given].join(" "));
    return { status: 0 };
  };
  const exists = (path: string) =>
    puts !== undefined && path.includes(puts) && ran.some((one) => one.includes("install"));
  return { ran, exists, run };
}

it("without a browser and without a way to get one, says in one line what to do", () => {
  vi.stubEnv("CHROMIUM", "");
  const said: string[] = [];
  const { ran, exists, run } = machine();
  expect(() => ensureBrowser((line) => said.push(line), { exists, run })).toThrow(
    "No browser: install Chromium and name it with CHROMIUM=/path/to/chromium, or run npx playwright install --with-deps chromium-headless-shell.",
  );
  expect(ran.at(-1)).toBe("npx playwright install chromium-headless-shell");
  expect(said.at(-1)).toBe("Downloading a browser for the tests (npx playwright install chromium-headless-shell) …");
});

it("takes the headless shell that Playwright has downloaded", () => {
  vi.stubEnv("CHROMIUM", "");
  expect(ensureBrowser(() => undefined, machine("chromium_headless_shell-"))).toMatch(/chromium_headless_shell-\d+/);
});

it("installs nothing where CHROMIUM names a browser that is not there", () => {
  vi.stubEnv("CHROMIUM", "/no/browser");
  const { ran, exists, run } = machine();
  expect(() => ensureBrowser(() => undefined, { exists, run })).toThrow(
    "CHROMIUM names /no/browser, and no browser is there.",
  );
  expect(ran).toEqual([]);
});
