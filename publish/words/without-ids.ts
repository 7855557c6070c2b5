/** A description for who runs brands: without the ids of docs/product that it cites, ` (K4)` or ` (V1, K1)`. */
export const withoutIds = (description: string): string =>
  description.replaceAll(/ \([A-Z]\d{1,2}(?:, [A-Z]\d{1,2})*\)/g, "");
