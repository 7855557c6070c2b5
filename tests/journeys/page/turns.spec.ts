import { untilPressable } from "../support/presses.ts";
import { expect, test } from "../support/test.ts";

test("K16 a press while the screen before still goes away reaches the screen that comes", async ({ page, app }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (draw) => {
      const turn = start(draw);
      // Halted midway: what is pressed is pressed during the motion, however fast this machine is.
      void turn.ready.then(() => {
        const moving = document
          .getAnimations()
          .filter((motion) => motion instanceof CSSAnimation && motion.animationName === "turn-away");
        for (const motion of moving) motion.pause();
        document.documentElement.dataset.halted = String(moving.length);
      });
      return turn;
    };
  });
  await app.logInAs(33);
  await app.arrived("/index");
  const tab = async (name: string) => {
    // A tab with something new says so after its name.
    const place = await page.getByRole("button", { name: new RegExp(`^${name}\\b`) }).boundingBox();
    if (place === null) throw new Error(`no tab ${name}`);
    // The button that logged in lay where a tab is now.
    await untilPressable(page);
    await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  };
  await tab("Bills");
  await app.arrived("/bill");
  await expect(page.locator("html")).toHaveAttribute("data-halted", "1");
  await tab("Me");
  await app.arrived("/my");
});
