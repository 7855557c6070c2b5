import type { App } from "../support/app.ts";
import { logInNatively, NativeApp } from "../support/native.ts";
import { expect, test } from "../support/test.ts";

// The brand asks 40 of 100 devices; which it is follows from its id alone (FNV-1a of it, folded, modulo 100).
const asked = { share: 39, deviceId: "000000000000000000000000000000162" };
const others = [
  { share: 40, deviceId: "000000000000000000000000000000342" },
  { share: 41, deviceId: "0000000000000000000000000000001b2" },
];

/** Looks at a loan that was paid out, and goes home: the moment at which a rating is asked for. */
async function goHomeContent(app: App): Promise<void> {
  await app.follow("/lendResult/0");
  await expect(app.page.getByRole("heading", { name: app.words("lend-result.state_40") })).toBeVisible();
  await app.button("lend-result.home").click();
  await app.arrived("/index");
}

const rated = (app: App) => app.page.evaluate(() => localStorage.getItem("app.device.rated"));

for (const set of ["new", "older"] as const)
  test(`K9 an app of the ${set} set shows the rating on device ${asked.share} of 100, and never again`, async ({
    page,
    app,
  }) => {
    const acts = {
      "get-user-info": { answer: { userGid: "" } },
      "get-device-id": { answer: { deviceId: asked.deviceId } },
    };
    const native = await NativeApp.around(page, { sets: [set], acts });
    await logInNatively(app, 3);
    expect(native.asked("rate-app")).toEqual([]);
    await goHomeContent(app);
    await expect.poll(() => native.asked("rate-app")).toEqual([expect.objectContaining({ set })]);
    expect(await rated(app)).toBe("true");
    await goHomeContent(app);
    await page.reload();
    await app.arrived("/index");
    await goHomeContent(app);
    expect(native.asked("rate-app")).toHaveLength(1);
    expect(native.wrong()).toEqual([]);
  });

for (const { share, deviceId } of others)
  test(`K9 no rating on device ${share} of 100`, async ({ page, app }) => {
    const acts = { "get-user-info": { answer: { userGid: "" } }, "get-device-id": { answer: { deviceId } } };
    const native = await NativeApp.around(page, { sets: ["new"], acts });
    await logInNatively(app, 3);
    await goHomeContent(app);
    // What is told goes in order: the title of home comes after.
    await expect.poll(() => native.asked("get-device-id").length).toBeGreaterThan(0);
    expect(native.asked("rate-app")).toEqual([]);
    expect(await rated(app)).toBeNull();
  });

test("K9 no rating in a browser without the app, whatever the device", async ({ page, app }) => {
  await page.addInitScript((deviceId) => {
    if (location.origin !== "null") localStorage.setItem("app.device.zuid", JSON.stringify(deviceId));
  }, asked.deviceId);
  await app.logInAs(3);
  await goHomeContent(app);
  expect(await rated(app)).toBeNull();
});
