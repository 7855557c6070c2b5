import { expect, test } from "../support/test.ts";

/** The colours are the brands' own, as their documents are meant to say them: mark on tile. */
const brands = [
  { b: "718", c: "302", tile: "#0B6655", accent: "#E9B949" },
  { b: "716", c: "104", tile: "#1B3FAB", accent: "#37C6E0" },
  { b: "717", c: "301", tile: "#8E1C7A", accent: "#FF9E7A" },
  { b: "716", c: "130", tile: "#A63F12", accent: "#7FB23A" },
];

for (const { b, c, tile, accent } of brands)
  test(`B4 ${b}/${c} has an icon of its mark in its colours`, async ({ app, page }) => {
    await app.open("/login", { b, c });
    const address = await page.locator('link[rel="icon"]').getAttribute("href");
    expect(address).toBe(`/icon/${b}-${c}.svg`);
    const answer = await page.request.get(new URL(String(address), page.url()).href);
    expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "image/svg+xml"]);
    const drawn = await answer.text();
    expect(drawn).toContain(`.tile{fill:${tile}}`);
    expect(drawn).toContain(`.second{fill:${accent}}`);
    const width = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return image.width;
    }, String(address));
    expect(width).toBeGreaterThan(0);
    // What asks without a page to read it from gets the icon of the brand that was shown last.
    const asked = await page.request.get(new URL("/favicon.ico", page.url()).href);
    expect([asked.status(), asked.headers()["content-type"]]).toEqual([200, "image/svg+xml"]);
    expect(await asked.text()).toBe(drawn);
  });

test("B4 a tab that kept its brand shows that brand's icon, whatever the page was sent with", async ({ app, page }) => {
  await app.open("/login", { b: "716", c: "104" });
  await page.context().clearCookies();
  await page.goto(new URL("/#/login", page.url()).href);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute("href", "/icon/716-104.svg");
});
