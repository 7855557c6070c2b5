import { axeFaults } from "../support/axe.ts";
import { serveByHand } from "../support/releases.ts";
import { enterStudio, expect } from "../support/studio.ts";
import { test } from "../support/test.ts";

test.use({ viewport: { width: 1280, height: 800 } });

test.describe("what became of a value", () => {
  const byHand = serveByHand();

  test("V4 who turned a feature off in a business is found by its words, with the release that brought it; two releases are compared", async ({
    page,
    watched,
  }) => {
    watched.allow(/^request to http:\/\/127\.0\.0\.1/);
    const studio = await enterStudio(page, byHand.server);
    // One person edits the look in the studio; another turns news off in a file, and publishes both.
    await studio.open("/brand/717/301/brand");
    await studio.editFor("Name", /^business 717/);
    await studio.value("Name").getByRole("textbox").fill("Zumaly Plus");
    await page.keyboard.press("Enter");
    await expect(studio.value("Name").getByRole("status")).toContainText("Saved for business 717.");
    await studio.open("/brand/717/301/flags");
    await studio.editFor("Messages", /^only 717-301/);
    await studio.value("Messages").getByRole("switch").click();
    await expect(studio.value("Messages").getByRole("status")).toContainText("Saved for only 717-301.");
    await byHand.publish("No messages here", "--who", "bola");
    byHand.documents.edit<{ flags: Record<string, boolean> }>("brands/business/716.brand.json", (brand) => {
      brand.flags = { ...brand.flags, messageCenter: false };
    });
    await byHand.publish("Nor there", "--who", "efe");

    await page.getByRole("link", { name: "Publish", exact: true }).click();
    const search = page.getByRole("search", { name: "Who changed a value" });
    const find = async (words: Readonly<Record<string, string>>) => {
      for (const label of ["Value", "Brand", "Person"]) await search.getByLabel(label).fill(words[label] ?? "");
      await search.getByRole("button", { name: "Find" }).click();
    };
    const found = page.getByRole("list", { name: "What was found" }).getByRole("listitem");
    await find({ Value: "messages", Brand: "717" });
    await expect(found).toHaveCount(1);
    await expect(found).toContainText("Messages: off");
    await expect(found).toContainText("edited it for only 717-301");
    await expect(found).toContainText(/with release \w+, by bola: No messages here/);
    expect(await axeFaults(page)).toEqual([]);
    await find({ Value: "messages", Person: "efe" });
    await expect(found).toHaveCount(1);
    await expect(found).toContainText(/efe had it live in \d+ brands: 716-1, /);
    await expect(found).toContainText("with no edit in the studio: Nor there");
    await find({ Value: "messages", Brand: "718" });
    await expect(page.getByText("No value that fits was ever otherwise")).toBeVisible();
    const told = await byHand.run("releases", ["--value", "messages", "--brand", "717"]);
    expect(told).toMatch(
      /edited Messages \(flags\.messageCenter\) for only 717-301: off\.\n.*by bola: No messages here\n$/,
    );

    await page.getByRole("link", { name: "Compare", exact: true }).click();
    await page.getByRole("link", { name: "Releases", exact: true }).click();
    await expect(page.getByText("Both have the same of every brand and document.")).toBeVisible();
    const before = page.getByLabel("Before");
    const [first = ""] = (await before.getByRole("option").allTextContents()).filter((text) =>
      text.includes("First release"),
    );
    await before.selectOption(first);
    await expect(page.getByText(/^Features: "Messages" is off, was on, in 9 brands: /)).toBeVisible();
    await page.getByLabel("Value by value, of the brand").selectOption({ label: "Zumaly Plus 717-301: 2 values" });
    await expect(page.getByRole("row", { name: /^Name/ })).toContainText("Zumaly Plus");
    expect(await axeFaults(page)).toEqual([]);
  });
});
