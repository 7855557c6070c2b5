import { axeFaults } from "../support/axe.ts";
import { serveByHand } from "../support/releases.ts";
import { startTimeout } from "../support/server.ts";
import { enterStudio, expect } from "../support/studio.ts";
import { test } from "../support/test.ts";

test.use({ viewport: { width: 1280, height: 800 } });

test.describe("a draft in the studio", () => {
  const byHand = serveByHand();
  const title = async () => /<title>([^<]*)/.exec(await (await fetch(`${byHand.server.url}/?b=717&c=301`)).text())?.[1];

  test("B6 what a feature that is switched off closes is read before it is published; then it is live, and taken back", async ({
    page,
    watched,
  }) => {
    test.setTimeout(startTimeout + 120_000);
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
    await expect(told("Coupons", "alert")).toContainText('brand 717-305: expected "voucher"');
    await off("Invitations", "305", /^channel 305/);
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
    await expect(effect.getByText(/^Features: Coupons is off, was on, in \d brands: 717-1/)).toBeVisible();
    await expect(
      effect.getByText(/^My coupons \(\/voucher\) can no longer be reached in \d brands: 717-1/),
    ).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);

    const publish = page.getByRole("button", { name: "Publish", exact: true });
    await expect(publish).toBeDisabled();
    await page.getByLabel("Why").fill("No coupons this month");
    await publish.click();
    await expect(
      page.getByRole("status").filter({ hasText: /^Release \w+ is live for all devices, in place of \w+\.$/ }),
    ).toBeVisible();
    await expect.poll(title).toBe("Zumaly Plus");
    await expect(page.getByText("The folder has nothing otherwise than what most borrowers get.")).toBeVisible();

    await page.getByLabel("Why").fill("They were missed");
    await page.getByRole("button", { name: "Take back what is live" }).click();
    await expect(page.getByRole("status").filter({ hasText: /is live again for all devices\.$/ })).toBeVisible();
    await expect.poll(title).toBe("Zumaly");
    await page.getByRole("searchbox").fill("missed");
    await expect(page.getByText("Why: They were missed")).toBeVisible();
    await expect(page.getByText("Why: No coupons this month")).toHaveCount(0);
    expect(byHand.run("releases", ["--audit"])).toContain("Why: No coupons this month");
  });
});
