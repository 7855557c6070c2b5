import { expect, it } from "vitest";
import { Cells } from "../../engine/testing.ts";
import { nameLanguage } from "./name-language.ts";

it("B7 the page names the language it speaks, from the start and after each switch", () => {
  const ui = new Cells(["language"]);
  ui.write("language", "zh_CN");
  nameLanguage({ ui });
  expect(document.documentElement.lang).toBe("zh-CN");
  ui.write("language", "en_US");
  expect(document.documentElement.lang).toBe("en");
});
