import { readFileSync } from "node:fs";
import { join } from "node:path";
import { axeFaults } from "../support/axe.ts";
import { serveByHand } from "../support/releases.ts";
import { enterStudio, expect } from "../support/studio.ts";
import { test } from "../support/test.ts";

test.use({ viewport: { width: 1280, height: 800 } });

test.describe("a draft in the studio", () => {
  const byHand = serveByHand();
  const title = async () => /<title>([^<]*)/.exec(await (await fetch(`${byHand.server.url}/?b=717&c=301`)).text())?.[1];

  test("B10 home of a brand is put in order by keys and by dragging and published; then the edits are taken back after a reload", async ({
    page,
    watched,
  }) => {
    watched.allow(/^request to http:\/\/127\.0\.0\.1/);
    const file = "brands/business/716.brand.json";
    const written = () => readFileSync(join(byHand.documents.root, file), "utf8");
    const order = (): readonly string[] => JSON.parse(written()).home?.order ?? [];
    const before = written();
    const studio = await enterStudio(page, byHand.server);
    await page.getByRole("link", { name: /Corvanta 716 \/ 104\b/ }).click();
    await expect(page.getByRole("heading", { name: "Corvanta", exact: true })).toBeVisible();
    const rows = studio.value("Home").getByRole("row");
    await expect(rows.first()).toContainText("Credit");

    // By keys: Enter picks it up, the arrow leads down, Enter lets go.
    await page.getByRole("button", { name: "Drag Credit" }).focus();
    for (const key of ["Enter", "ArrowDown", "ArrowDown", "Enter"]) await page.keyboard.press(key);
    await expect(studio.value("Home").getByRole("status")).toContainText('"Credit" moves from 1st to');
    await expect(studio.value("Home").getByRole("status")).toContainText("Saved for business 716.");
    expect(order()[0]).not.toBe("credit");

    // By the pointer: where it would come to stand is shown, and only then it is let go.
    await rows.filter({ hasText: "Banner" }).hover({ position: { x: 200, y: 10 } });
    await page.mouse.down();
    await expect(async () => {
      await rows.first().hover({ position: { x: 200, y: 4 }, force: true });
      await rows.first().hover({ position: { x: 200, y: 2 }, force: true });
      await expect(studio.value("Home").locator("[data-drop-target]").first()).toBeAttached({ timeout: 1_000 });
    }).toPass();
    await page.mouse.up();
    await expect.poll(() => order()[0]).toBe("banner");

    await page.getByRole("link", { name: "Publish", exact: true }).click();
    await page.getByLabel("Why", { exact: true }).fill("The banner first");
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: /^Release \w+ is live for all devices/ })).toBeVisible();

    await page.reload();
    await page.getByRole("link", { name: "Changes" }).click();
    const changes = page.getByRole("listitem");
    await expect(changes).toHaveCount(2);
    for (const at of [0, 1]) {
      await changes
        .nth(2 * at)
        .getByRole("button", { name: "Take back" })
        .click();
      await expect(changes).toHaveCount(3 + at);
    }
    await expect.poll(written).toBe(before);
  });

  test("B6 what a feature that is switched off closes is read before it is published; then it is live, and taken back", async ({
    page,
    watched,
  }) => {
    watched.allow(/^request to http:\/\/127\.0\.0\.1/);
    const studio = await enterStudio(page, byHand.server);
    const off = async (feature: string, channel: string, whom: RegExp) => {
      await studio.open(`/brand/717/${channel}/flags`);
      await studio.editFor(feature, whom);
      await studio.value(feature).getByRole("switch").click();
    };
    const told = (feature: string, role: "status" | "alert") => studio.value(feature).getByRole(role);
    // What promises coupons goes first; whom that is still true of is told with the refusal.
    await off("Invitations", "301", /^business 717/);
    await expect(told("Invitations", "status")).toContainText("Saved for business 717.");
    await off("Coupons", "301", /^business 717/);
    await expect(told("Coupons", "alert")).toContainText(
      'Invitations, said for channel 305: brand 717-305: expected "Coupons"',
    );
    await told("Coupons", "alert").getByRole("link", { name: "Invitations" }).click();
    await expect(page).toHaveURL(/#\/brand\/717\/305\?value=flags\.inviteFriend$/);
    await studio.editFor("Invitations", /^channel 305/);
    await studio.value("Invitations").getByRole("switch").click();
    await expect(told("Invitations", "status")).toContainText("Saved for channel 305.");
    await off("Coupons", "301", /^business 717/);
    await expect(told("Coupons", "status")).toContainText("Saved for business 717.");
    await studio.open("/brand/717/301/brand");
    await studio.editFor("Name", /^business 717/);
    await studio.value("Name").getByRole("textbox").fill("Zumaly Plus");
    await page.keyboard.press("Enter");
    await expect(studio.value("Name").getByRole("status")).toContainText("Saved for business 717.");
    expect(await title()).toBe("Zumaly");

    await page.getByRole("link", { name: "Publish", exact: true }).click();
    await expect(page.getByText("The folder is a draft")).toBeVisible();
    const effect = page.getByRole("region", { name: "What publishing changes" });
    await expect(effect.getByText(/^Features: "Coupons" is off, was on, in \d brands: 717-1/)).toBeVisible();
    await expect(
      effect.getByText(/^My coupons \(\/voucher\) can no longer be reached in \d brands: 717-1/),
    ).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);

    const publish = page.getByRole("button", { name: "Publish", exact: true });
    await expect(publish).toBeDisabled();
    await page.getByLabel("Why", { exact: true }).fill("No coupons this month");
    await publish.click();
    await expect(
      page.getByRole("status").filter({ hasText: /^Release \w+ is live for all devices, in place of \w+\.$/ }),
    ).toBeVisible();
    await expect.poll(title).toBe("Zumaly Plus");
    await expect(page.getByText("The folder has nothing otherwise than what most borrowers get.")).toBeVisible();

    await page.getByLabel("Why", { exact: true }).fill("They were missed");
    await page.getByRole("button", { name: "Take back what is live" }).click();
    await expect(page.getByRole("status").filter({ hasText: /is live again for all devices\.$/ })).toBeVisible();
    await expect.poll(title).toBe("Zumaly");
    await page.getByRole("searchbox").fill("missed");
    await expect(page.getByRole("list", { name: "What was done" })).toContainText("Why: They were missed");
    await expect(page.getByText("Why: No coupons this month")).toHaveCount(0);
    // What was taken back says why, and keeps its own reason as its heading.
    await expect(page.getByRole("list", { name: "Releases" }).getByRole("listitem")).toHaveText(
      /^No coupons this month .*Taken back by .+\. Why: They were missed/,
    );
    expect(await byHand.run("releases", ["--audit"])).toContain("Why: No coupons this month");
  });
});
