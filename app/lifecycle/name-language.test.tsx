import { expect, it } from "vitest";
import { Watchable } from "../../engine/testing.ts";
import { nameLanguage } from "./name-language.ts";

it("B7 the page names the language it speaks, from the start and after each switch", () => {
  const language = new Watchable("zh_CN");
  nameLanguage({ ui: { language } });
  expect(document.documentElement.lang).toBe("zh-CN");
  language.write("en_US");
  expect(document.documentElement.lang).toBe("en");
});
