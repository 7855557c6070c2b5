/** The file of a layer of brands: which kind of layer, and of which code; base has neither. */
export const layerFile = String.raw`brands\/(?:base|(\w+)\/([\w-]+))\.brand\.json`;

const whole = new RegExp(`^${layerFile}$`);

/** A layer of brands as an operator knows it, by its file: for all brands, for a business, for one pair alone. */
export function layerWords(file: string): string {
  const [, kind, code] = whole.exec(file) ?? [];
  if (kind === undefined) return "all brands";
  return kind === "pair" ? `only ${code}` : `${kind} ${code}`;
}
