import { existsSync } from "node:fs";
import { spawnSync, type SpawnSyncOptions } from "node:child_process";
import { chromium } from "@playwright/test";

/** Where Debian and its kin put a browser that tests can drive, the quickest first. */
const places = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** Flags for a browser that talks to nobody but the tests. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** What is asked of this machine; a test has another. */
interface Machine {
  readonly exists: (path: string) => boolean;
  readonly run: (
    command: string,
    given: readonly string[],
    options: SpawnSyncOptions,
  ) => { readonly status: number | null };
}

/** The path of a browser on this machine: CHROMIUM, Debian's, Playwright's own; undefined when there is none. */
export function findBrowser(exists: Machine["exists"] = existsSync): string | undefined {
  const given = process.env.CHROMIUM;
  if (given) return exists(given) ? given : undefined;
  const downloaded = chromium.executablePath();
  return [...places, headlessShell(downloaded), downloaded].find((place) => place !== undefined && exists(place));
}

/** Playwright's headless shell lies beside its full browser. */
const headlessShell = (full: string): string | undefined =>
  /chromium-\d+/.test(full)
    ? full
        .replace(/chromium-(\d+)/, "chromium_headless_shell-$1")
        .replace(/chrome-linux(64)?/, "chrome-headless-shell-linux64")
        .replace(/chrome(\.exe)?$/, "chrome-headless-shell$1")
    : undefined;

const isRoot = () => process.getuid?.() === 0;

/** Finds a browser, installing one when there is none. @throws one clear line when that fails too. */
export function ensureBrowser(
  say: (line: string) => void,
  { exists, run }: Machine = { exists: existsSync, run: spawnSync },
): string {
  const found = findBrowser(exists);
  if (found) return found;
  if (process.env.CHROMIUM) throw new Error(`CHROMIUM names ${process.env.CHROMIUM}, and no browser is there.`);
  const quiet = { stdio: "ignore", timeout: 300_000 } as const;
  if (process.platform === "linux" && isRoot() && run("apt-get", ["--version"], quiet).status === 0) {
    say("Installing a browser for the tests (apt-get install chromium-headless-shell) …");
    const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    run("apt-get", ["update", "-qq"], { ...quiet, env: environment });
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell"], {
      ...quiet,
      env: environment,
    });
    const installed = findBrowser(exists);
    if (installed) return installed;
  }
  say("Downloading a browser for the tests (npx playwright install chromium-headless-shell) …");
  run("npx", ["playwright", "install", "chromium-headless-shell"], {
    ...quiet,
    shell: process.platform === "win32",
  });
  const downloaded = findBrowser(exists);
  if (downloaded) return downloaded;
  throw new Error(
    "No browser: install Chromium and name it with CHROMIUM=/path/to/chromium, or run npx playwright install --with-deps chromium-headless-shell.",
  );
}
