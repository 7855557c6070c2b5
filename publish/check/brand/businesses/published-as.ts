import type { EffectiveBrand } from "../../../documents/compose-brand.ts";
import { formatPath, type Path } from "../../../documents/position.ts";
import { publishedLines } from "../../behaviour/published-lines.ts";
import type { Checking } from "../../given/checking.ts";
import { setBy } from "../set-by.ts";

/** What was published of a value of a brand, by the layer that sets it; undefined where nothing was. */
export function publishedAs(
  brand: EffectiveBrand,
  path: Path,
  { project, behaviour }: Pick<Checking, "project" | "behaviour">,
): unknown {
  const document = project.ofFile(setBy(brand, path) ?? "");
  const lines = document && publishedLines(behaviour, document)?.lines;
  return lines?.find(([label]) => label.trimStart() === formatPath(path))?.[1];
}
