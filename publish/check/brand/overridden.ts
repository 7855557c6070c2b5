import { type EffectiveBrand, layerFiles } from "../../documents/compose-brand.ts";
import { isEntries } from "../../documents/entries.ts";
import { formatPath, type Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import { ofEach } from "../given/checking.ts";
import { setBy } from "./set-by.ts";

/**
 * A value that a later layer sets again for every brand of its own is seen by nobody: whoever changed it waits for what
 * does not come. A warning, since it does no harm.
 */
export const checkOverridden = ofEach(({ project, report }, document) => {
  const { file } = document;
  const brands = project.brands.filter(({ business, channel }) => layerFiles(business, channel).includes(file));
  if (brands.length === 0) return;
  for (const path of leaves(document.data)) {
    if (unmerged.has(String(path[0]))) continue;
    const shown = formatPath(path);
    const setters = brands.map((brand) => brand.origins.get(shown)?.file ?? setterAround(brand, path));
    if (setters.includes(file)) continue;
    const by = [...new Set(setters)].flatMap((setter) => (setter === undefined ? [] : [nameOf(setter)]));
    if (by.length > 0) report(document, path, messages.overridden(by), { at: "key" });
  }
}, "brand");

/** What says which file it is, and which pair an address without one means. */
const unmerged: ReadonlySet<string> = new Set(["$schema", "id", "pair"]);

/** Who set what a brand has below a place where one layer has a value and a later one several, or around it. */
function setterAround(brand: EffectiveBrand, path: Path): string | undefined {
  const below = [...brand.origins].find(([place]) => place.startsWith(`${formatPath(path)}.`));
  return below?.[1].file ?? setBy(brand, path);
}

/** Every value that a layer states; a list is one, and null takes one away. */
function* leaves(value: unknown, path: Path = []): Generator<Path> {
  if (value === null) return;
  if (!isEntries(value)) yield path;
  else for (const [name, inner] of Object.entries(value)) yield* leaves(inner, [...path, name]);
}

/** `104` of `brands/channel/104.brand.json`. */
const nameOf = (file: string): string => file.replace(/^.*\/|\.brand\.json$/g, "");
