import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { entryWidgets } from "./entry.ts";

it("the first script holds the widgets whose schema says so, which the checker lets the first screen hold", () => {
  const said = readdirSync("widgets").filter((type) => {
    const file = `widgets/${type}/${type}.schema.json`;
    return existsSync(file) && JSON.parse(readFileSync(file, "utf8")).entry === true;
  });
  expect(Object.keys(entryWidgets).toSorted()).toEqual(said.toSorted());
});

it.each(["page-header", "tab-bar", "list-more", "menu-item"])(
  "%s comes later, as the checker says of what is drawn by it (E355)",
  (type) => {
    expect(entryWidgets).not.toHaveProperty(type);
  },
);
