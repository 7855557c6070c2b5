import type { Page } from "@playwright/test";
import type { Seen } from "../tour/tour.ts";
import { axeFaults, colourRules } from "../axe.ts";
import { forcedFaults } from "./forced.ts";
import { keyboardFaults } from "./keyboard.ts";
import { largeTextFaults, narrowFaults } from "./narrow.ts";
import { readerFaults } from "./reader.ts";
import { smallFaults } from "./sizes.ts";
import { wideFaults } from "./wide.ts";

/** How closely a brand is looked at: what hangs on its colours and shapes alone, or everything. */
export type Depth = "theme" | "all";

/** Everything that somebody with a small screen, large text, a keyboard or a screen reader could not use on a screen, a line each. */
export async function accessFaults(page: Page, { stop, screen }: Seen, depth: Depth): Promise<string[]> {
  const found: string[] = [];
  const arrived = stop.by === undefined && stop.leads === undefined;
  if (depth === "all" && arrived && !(await focusFollowed(page))) found.push("focus does not follow to the new screen");
  found.push(...(await axeFaults(page, depth === "theme" ? { rules: colourRules } : {})));
  found.push(...(await narrowFaults(page, 320)));
  if (depth === "all")
    found.push(
      ...(await smallFaults(page, 320)),
      ...(await largeTextFaults(page)),
      ...(await readerFaults(page)),
      ...(await wideFaults(page)),
      ...(await forcedFaults(page)),
      ...(await keyboardFaults(page)),
    );
  return found.map((fault) => `${screen}: ${fault}`);
}

/** Whether focus stands on the heading of what is shown, or on the screen as a whole. */
const focusFollowed = (page: Page) => page.evaluate(() => document.activeElement?.matches("h1, .screen") === true);
