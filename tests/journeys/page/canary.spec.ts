import type { Browser } from "@playwright/test";
import { App } from "../support/app.ts";
import { findSecrets } from "../support/canary/find-secrets.ts";
import { type Typed, Walk } from "../support/canary/walk.ts";
import { ways } from "../support/canary/ways.ts";
import { dumpRows } from "../support/dump.ts";
import { sentPictures } from "../support/phone-photo.ts";
import type { Sandbox } from "../support/sandbox.ts";
import { pictureCalls, secretFields } from "../support/secrets.ts";
import { expect, test } from "../support/test.ts";
import { noteTraces, type Trace } from "../support/traces.ts";

// What a worker keeps is looked through as well.
test.use({ serviceWorkers: "allow" });

test("R74 R75 R76 R81 C16 S29 what is typed into any secret field of any document, and any photo, is found nowhere", async ({
  browser,
  server,
  sandbox,
}) => {
  const typed: Typed[] = [];
  const pictures = new Map<string, Buffer[]>();
  const left: Trace[] = [];
  for (const [persona, way] of ways) {
    const { page, traces, walk } = await begin(browser, server.url, sandbox, typed);
    for (const path of pictureCalls()) pictures.set(path, [...(pictures.get(path) ?? [])]);
    const sent = pictureCalls().map((path) => [path, sentPictures(page, path)] as const);
    if (persona !== undefined) await walk.app.logInAs(persona);
    left.push(...((await way(walk)) ?? []));
    // The next batch is the last one that may hold what was typed.
    const told = page.waitForResponse((answer) => answer.request().postData()?.includes("in_helpcenter") ?? false);
    await walk.app.follow("/helpcenter");
    await told;
    left.push(...(await traces.all()));
    for (const [path, found] of sent) pictures.get(path)?.push(...found);
    await page.context().close();
  }

  expect([...new Set(typed.map(({ field }) => field))].sort()).toEqual(secretFields());
  for (const path of pictureCalls()) expect(pictures.get(path)?.length, path).toBeGreaterThan(0);

  const rows = await dumpRows(server.data);
  const lines = server.said().split("\n");
  const everything: Trace[] = [
    ...left,
    ...lines.map((what) => ({ where: "server log", what })),
    ...rows.map((what) => ({ where: "database", what })),
  ];
  // What must be there, so that looking for the rest means something.
  for (const [where, what] of [
    ["tracking", /ACQ02.*field-pin;length=4/],
    ["tracking", /ACQ02.*field-password;length=/],
    ["tracking", /ACQ02.*field-cardNo;length=19/],
    ["database", /^borrower: .*7100000002/],
    ["database", /^photo: .*suggestion/],
    ["database", /ACQ01/],
    ["localStorage", /app\.device\.zuid/],
    ["history", /\/lendConfirm/],
    ["caches", /\/worker\/kept\/.*"release":"/],
    ["server log", /loan\/apply/],
    ["server log", /suggest\/photo/],
  ] as const)
    expect(
      everything.some((trace) => trace.where === where && what.test(trace.what)),
      `${where} ${what}`,
    ).toBe(true);
  expect(findSecrets(typed, everything)).toEqual([]);
  for (const sent of pictures.values())
    for (const picture of sent) {
      const part = picture.toString("base64").slice(3000, 3060);
      expect(everything.filter(({ what }) => what.includes(part)).map(({ where }) => where)).toEqual([]);
    }
});

async function begin(browser: Browser, url: string, sandbox: Sandbox, typed: Typed[]) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const traces = await noteTraces(page);
  return { page, traces, walk: new Walk(page, new App(page, url), sandbox, typed) };
}
