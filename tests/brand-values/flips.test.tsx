import { expect, it } from "vitest";
import { draw } from "./draw.ts";
import { onScreens } from "./on-screens.ts";

const languages = ["en_US", "zh_CN"] as const;

it.each(onScreens.map((seen) => [seen.value, seen.at, seen] as const))(
  "B3 %s is what %s says",
  async (value, at, seen) => {
    const [group = "", name = ""] = value.split(".");
    const { to, was = [], is = [], value: _value, at: _at, ...given } = seen;
    for (const [index, language] of languages.entries()) {
      const before = await draw(at, { ...given, language });
      document.body.replaceChildren();
      const own = { ...given[group as "flags"], [name]: to };
      const after = await draw(at, { ...given, language, [group]: own });
      document.body.replaceChildren();
      const [gone, come] = [was[index], is[index]];
      if (gone) expect(before).toMatch(gone);
      if (gone) expect(after).not.toMatch(gone);
      if (come) expect(after).toMatch(come);
      if (come) expect(before).not.toMatch(come);
      expect(after).not.toBe(before);
    }
  },
);
