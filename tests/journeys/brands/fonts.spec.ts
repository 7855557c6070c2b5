import { expect, test } from "../support/test.ts";

const families = [
  { b: "716", c: "104", font: "Newsreader", file: /\/assets\/newsreader-[\w-]+\.woff2$/ },
  { b: "717", c: "301", font: "Nunito", file: /\/assets\/nunito-[\w-]+\.woff2$/ },
  { b: "716", c: "130", font: "Bricolage Grotesque", file: /\/assets\/bricolage-grotesque-[\w-]+\.woff2$/ },
];

for (const { b, c, font, file } of families)
  test(`B12 ${b}/${c} has its own type from our host, kept for good, and nothing moves when it comes`, async ({
    app,
    page,
  }) => {
    // Late enough that the words stand there before.
    await page.route("**/*.woff2", async (route) => {
      await page.waitForFunction(() => document.querySelector("h1") !== null);
      await route.continue();
    });
    const came = page.waitForResponse(/\.woff2$/);
    await app.open("/login", { b, c });
    const answer = await came;
    expect(answer.url()).toMatch(file);
    expect(answer.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect((await answer.body()).length).toBeLessThanOrEqual(20_000);
    await expect
      .poll(() =>
        page.evaluate(() => [...document.fonts].filter((one) => one.status === "loaded").map((one) => one.family)),
      )
      .toContainEqual(expect.stringMatching(`^"?${font}"?$`));
    // What moved, by its words.
    const moved = await page.evaluate(
      () =>
        new Promise<string[]>((settle) => {
          new PerformanceObserver((list) => {
            const shifts = list.getEntries() as unknown as { sources: { node: Node | null }[] }[];
            settle(
              shifts.flatMap(({ sources }) => sources.map(({ node }) => `${node?.nodeName} ${node?.textContent}`)),
            );
          }).observe({ type: "layout-shift", buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => settle([])));
        }),
    );
    expect(moved).toEqual([]);
  });

test("B12 a brand without a font of its own fetches none", async ({ app, page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => void fetched.push(request.url()));
  await app.open("/login", { b: "718", c: "302" });
  await app.arrived("/login");
  await page.evaluate(() => document.fonts.ready);
  expect(fetched.filter((url) => url.endsWith(".woff2"))).toEqual([]);
});
