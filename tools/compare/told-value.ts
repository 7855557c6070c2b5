import type { ComparedField, ComparedValue } from "../../publish/studio/brand-comparison.ts";
import { plainLines } from "../../publish/studio/plain-lines.ts";
import { valueWords } from "../../publish/studio/form/value-words.ts";
import { layerWords } from "../../publish/words/layer-words.ts";

/** One side of a value in words, as the studio says it, and who set it where. */
export function toldValue(
  { takes }: Pick<ComparedField, "takes">,
  { value, layer, line, order }: ComparedValue,
): { readonly words: string; readonly who: string } {
  const words =
    takes.is === "other"
      ? plainLines(value).join("; ")
      : takes.is === "order"
        ? order?.map(({ label }) => label).join(", ")
        : valueWords(value, takes);
  const place = layer && `${layer.file}${line === undefined ? "" : `:${line}`}`;
  return { words: words || "nothing", who: layer ? `${layerWords(layer.file)}, ${place}` : "nobody" };
}
