import { atom, useAtom } from "jotai";
import type { LayerName } from "../../publish/edit/brand-layers.ts";
import type { SheetField, SheetLayer } from "../../publish/studio/brand-sheet.ts";

/** For whom each value is edited, by its pair and path, as long as the page is open. */
const chosenAtom = atom<Readonly<Record<string, LayerName>>>({});

interface LayerChoice {
  readonly layer: SheetLayer;
  readonly choose: (name: LayerName) => void;
}

/**
 * For whom a value is edited: as was chosen for it, or edited last. An edit may take the value out of its layer, where
 * it is the same as below: the next one is for the same all the same, so that two presses of a switch come to nothing.
 * @param drafted for whom what is not saved yet was typed
 */
export function useLayer(
  key: string,
  field: SheetField,
  layers: readonly SheetLayer[],
  drafted: LayerName | undefined,
): LayerChoice {
  const [chosen, setChosen] = useAtom(chosenAtom);
  const wanted = chosen[key] ?? drafted;
  const layer = layers.find(({ name }) => name === wanted) ?? usualLayer(field, layers);
  return { layer, choose: (name) => setChosen((before) => ({ ...before, [key]: name })) };
}

/** Where an edit goes unless somebody says otherwise: whoever says it now, but never all brands at once. */
function usualLayer({ by }: SheetField, layers: readonly SheetLayer[]): SheetLayer {
  const found = layers[Math.max(by, 1)] ?? layers[0];
  if (!found) throw new Error("a brand has layers");
  return found;
}
