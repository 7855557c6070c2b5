import { pairName } from "../../../documents/compose-brand.ts";
import type { Check } from "../../given/checking.ts";
import { contrast } from "./colour-contrast.ts";
import { toldApart } from "./told-apart.ts";
import { messages } from "../../../faults/messages.ts";
import { type Entries, entries } from "../../../documents/entries.ts";

/** Every text and control of every effective brand can be told from its ground (B4). */
export const checkContrast: Check = ({ project, report }) => {
  const said = new Set<string>();
  for (const brand of project.brands) {
    const { value, origins } = brand;
    const judge = (group: "theme" | "dark", colours: Entries, ink: string, ground: string, least: number): void => {
      const found = contrast(colours[`color-${ink}`], colours[`color-${ground}`]);
      if (found === undefined || found >= least) return;
      const from = (name: string) => origins.get(`${group}.color-${name}`) ?? origins.get(`theme.color-${name}`);
      const file = (from(ink) ?? from(ground))?.file;
      const document = project.listed("brand").find((candidate) => candidate.file === file);
      // Brands that inherit the same fault say it once, and the stricter limit speaks first.
      const key = `${file} ${group} ${ink} ${ground}`;
      if (!document || said.has(key)) return;
      said.add(key);
      const own = origins.has(`${group}.color-${ink}`) ? group : "theme";
      const path = [own, `color-${ink}`];
      report(document, path, messages.contrast(pairName(brand), `color-${ink}`, `color-${ground}`, least, found));
    };
    const groups = value.dark === undefined ? (["theme"] as const) : (["theme", "dark"] as const);
    for (const group of groups) {
      // A dark screen has of the theme what its own colours do not say.
      const colours = { ...entries(value.theme), ...entries(value[group]) };
      for (const { ink, ground, least } of toldApart) judge(group, colours, ink, ground, least);
    }
  }
};
