import type { Browser } from "@playwright/test";
import type { Sandbox } from "../sandbox.ts";
import type { Picture } from "./contact-sheet.ts";
import { legs } from "./legs.ts";
import type { Leg } from "./stop.ts";
import { Tour } from "./tour.ts";
import { wholePicture } from "./whole-picture.ts";

/** What most borrowers see and no brand closes, by routes, as an operator calls it. */
const names = new Map([
  ["/entry", "Entry"],
  ["/login", "Login"],
  ["/helpcenter", "Help"],
  ["/index", "Home of who owes nothing"],
  ["/lendInfo", "A loan is asked for"],
  ["/credit_entry", "The credit application"],
  ["/my", "My"],
  ["/bill", "Bills"],
  ["/billDetail", "One bill"],
  ["/repayment", "Repayment"],
]);

const HOME_WITH_BILL = "Home of who has a bill";
/** Persona 3 has one. */
const homeWithBill: Leg = { persona: 3, stops: [{ route: "/index", screen: "index" }] };

const mainLegs: readonly Leg[] = [
  ...legs
    .map((leg) => ({ ...leg, stops: leg.stops.filter(({ route, by }) => names.has(route) && !by) }))
    .filter(({ stops }) => stops.length > 0),
  homeWithBill,
];

interface MainScreens {
  readonly pictures: readonly Picture[];
  /** The screens that did not come, with why. */
  readonly missed: readonly string[];
}

/** Draws the main screens of a brand at 360 px, whole, each named as in any other brand. */
export async function mainScreens(
  browser: Browser,
  url: string,
  sandbox: Sandbox,
  { b, c, folder }: { readonly b: string; readonly c: string; readonly folder: string },
): Promise<MainScreens> {
  const pictures: Picture[] = [];
  await sandbox.reset();
  // A notice would lie over the home screen.
  await sandbox.fault("/notice/list", { status: 3198, times: 1000 });
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: "en-GB" });
  const page = await context.newPage();
  const missed = await new Tour(page, url, sandbox, { b, c }).go(async ({ stop }) => {
    const name = homeWithBill.stops.includes(stop) ? HOME_WITH_BILL : (names.get(stop.route) ?? stop.route);
    const file = `${folder}/${b}-${c}-${pictures.length}.png`;
    await wholePicture(page, file);
    pictures.push({ name, file });
  }, mainLegs);
  await context.close();
  return { pictures, missed };
}
