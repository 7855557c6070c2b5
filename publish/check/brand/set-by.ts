import { type EffectiveBrand, layerFiles } from "../../documents/compose-brand.ts";
import { formatPath, type Path } from "../../documents/position.ts";

/** The file that set a value of a brand, or the list that holds it. */
export function setBy({ origins }: EffectiveBrand, path: Path): string | undefined {
  const around = path.map((_, at) => formatPath(path.slice(0, path.length - at)));
  return around.map((shown) => origins.get(shown)).find((origin) => origin !== undefined)?.file;
}

/**
 * Of values that do not agree the one that the latest layer set, since the others were there before it; of the same
 * layer, the first.
 */
export function latestOf<P extends Path>(brand: EffectiveBrand, first: P, ...others: readonly P[]): P {
  const layers = layerFiles(brand.business, brand.channel);
  const layerOf = (path: Path) => layers.indexOf(setBy(brand, path) ?? "");
  return others.reduce((latest, other) => (layerOf(other) > layerOf(latest) ? other : latest), first);
}
