import { axeFaults } from "../support/axe.ts";
import { largeTextFaults, narrowFaults } from "../support/sweep/narrow.ts";
import { accessFaults } from "../support/sweep/sweep.ts";
import { nameOf } from "../support/brands.ts";
import { expect, test } from "../support/tour/test.ts";
import { faultsOf } from "../support/tour/faults-of.ts";
import { Tour } from "../support/tour/tour.ts";

/** On a dark screen: routes.spec.ts looks at two families in the light. */
test.use({ colorScheme: "dark" });

/** The other two families of brands, one of them in the other language; routes.spec.ts looks at the first two on its way. */
const families = [
  { b: "717", c: "104", language: "zh_CN" },
  { b: "716", c: "130", language: "en_US" },
] as const;

for (const brand of families) {
  test(`S2 B4 B7 K13 every screen can be read by everybody in ${nameOf(brand)} (${brand.language}): its words, contrast in the dark, and nothing cut off at 320 px`, async ({
    page,
    server,
    sandbox,
  }) => {
    const faults: string[] = [];
    const missed = await new Tour(page, server.url, sandbox, brand).go(async (seen) => {
      faults.push(...(await faultsOf(page, seen.words, seen.stop.names)).map((fault) => `${seen.screen}: ${fault}`));
      if (brand.language === "zh_CN" && !/\p{Script=Han}/u.test(seen.words)) faults.push(`${seen.screen}: no Chinese`);
      faults.push(...(await accessFaults(page, seen, "theme")));
    });
    expect({ missed, faults }).toEqual({ missed: [], faults: [] });
  });
}

test("S3 D7 an unknown path, a menu dialog and a failure can be used by everybody", async ({ page, app, watched }) => {
  watched.allow(/ERR_FAILED/);
  const expectFine = async () => {
    expect(await axeFaults(page)).toEqual([]);
    expect(await narrowFaults(page, 320)).toEqual([]);
    expect(await largeTextFaults(page)).toEqual([]);
  };
  await app.open("/nowhere");
  await expect(page.getByText("router not found").first()).toBeVisible();
  await expectFine();
  await app.logInAs(3, {}, "/my");
  await page.getByRole("button", { name: app.words("my.log-out") }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectFine();
  await page.keyboard.press("Escape");
  // Nothing before has asked for it: there is no answer of before to show.
  await page.route("**/bankaccount/list**", (route) => route.abort());
  await app.follow("/bankcardList");
  await expect(app.text("engine.failed")).toBeVisible();
  await expectFine();
});
