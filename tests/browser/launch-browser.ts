import { type Browser, chromium } from "@playwright/test";
import { browserFlags, ensureBrowser } from "./find-browser.ts";

/** Opens the browser that the tests drive, whatever command asks for it. @throws one clear line when there is none. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureBrowser(console.log), args: browserFlags });
