import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { expect, it } from "vitest";

const folder = "widgets/shared/fonts";
const fonts = readdirSync(folder).filter((file) => file.endsWith(".woff2"));
const faces = readFileSync(`${folder}/fonts.css`, "utf8").match(/@font-face \{[^}]+\}/g) ?? [];

it("B12 each font of its own is at most 20 kB, with its licence beside it, and shows its words before it comes", () => {
  expect(fonts).toEqual(["bricolage-grotesque.woff2", "newsreader.woff2", "nunito.woff2"]);
  for (const font of fonts) {
    expect(statSync(`${folder}/${font}`).size).toBeLessThanOrEqual(20_000);
    const licence = `${folder}/${font.replace(".woff2", ".license.txt")}`;
    expect(existsSync(licence) && readFileSync(licence, "utf8")).toContain("SIL Open Font License, Version 1.1");
    const own = faces.filter((face) => face.includes(`url("./${font}")`));
    expect(own).toHaveLength(1);
    expect(own[0]).toContain("font-display: swap");
    const name = /font-family: "([^"]+)"/.exec(own[0] ?? "")?.[1];
    const near = faces.filter((face) => face.includes(`font-family: "${name} Near"`));
    expect(near).not.toEqual([]);
    for (const face of near) expect(face).toMatch(/ascent-override: .*descent-override: .*size-adjust: /s);
  }
});
