import { bridgeDocument } from "../native/bridge-document.ts";
import { type FakeHost, fakeHostScript } from "../native/fake-host.ts";
import { expect, test } from "./support/test.ts";

declare global {
  interface Window {
    fakeNativeHost?: FakeHost;
  }
}

for (const set of ["new", "older"] as const) {
  test(`B1 R70 R72 inside an app of the ${set} set: a login, then another user of the app ends it`, async ({
    page,
    app,
  }) => {
    await page.addInitScript(fakeHostScript(bridgeDocument, { sets: [set] }));
    await app.logInAs(2);
    await page.evaluate(() => {
      window.fakeNativeHost?.act("get-user-info", { answer: { userGid: "somebody-else" } });
      window.fakeNativeHost?.tell("user-changed");
    });
    await app.arrived("/login");
    await expect(app.button("login.enter")).toBeVisible();
    const left = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(left).not.toContain("token");
    await app.follow("/my");
    await app.arrived("/login");
  });
}

test("B1 R70 the plain web looks for a native app and fetches nothing for it", async ({ page, app }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await app.logInAs(2);
  expect(fetched.filter((url) => /native|open-bridge|\/bridge\./.test(url))).toEqual([]);
});
