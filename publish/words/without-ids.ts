/**
 * A description for who runs brands: without the ids of docs/product that it cites, ` (K4)` or ` (V1, K1)`, or at its
 * head, `K9 on the web`. A code that begins with 0, as A01, is none.
 */
export const withoutIds = (description: string): string =>
  description.replaceAll(/ \([A-Z][1-9]\d?(?:, [A-Z][1-9]\d?)*\)/g, "").replace(/^(?:[A-Z][1-9]\d? )+/, "");
