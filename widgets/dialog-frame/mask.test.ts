import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import base from "../../brands/base.brand.json" with { type: "json" };

it("D7 the mask behind a dialog is as opaque as the brand's constant says", () => {
  const css = readFileSync("widgets/dialog-frame/dialog-frame.module.css", "utf8");
  const [, percent] = /::backdrop\s*\{\s*background:\s*rgb\(0 0 0 \/ (\d+)%\)/.exec(css) ?? [];
  expect(Number(percent) / 100).toBe(base.constants.maskOpacity);
});
