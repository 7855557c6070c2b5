import { browserFlags, ensureBrowser } from "../../browser/find-browser.ts";
import { App } from "../support/app.ts";
import { expect, test } from "../support/test.ts";

// A phone in the same network, for which the app is no secure place.
test.use({
  launchOptions: {
    executablePath: ensureBrowser(console.log),
    args: [...browserFlags, "--host-resolver-rules=MAP phone.example 127.0.0.1"],
  },
});

test("over plain http by another name than localhost somebody logs in", async ({
  page,
  server,
  sandbox: _fresh,
  watched,
}) => {
  watched.allow(/request to http:\/\/phone\.example/);
  // Browsers take that header from secure pages alone, and say so.
  watched.allow(/Cross-Origin-Opener-Policy header has been ignored/);
  const app = new App(page, server.url.replace(/127\.0\.0\.1|localhost/, "phone.example"));
  await app.open("/login");
  expect(await page.evaluate(() => [window.isSecureContext, "randomUUID" in crypto])).toEqual([false, false]);
  await app.logIn(2);
  await app.arrived("/index");
});
