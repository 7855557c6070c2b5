/** Two brands that a person tells apart at a glance. */
export const twoBrands = [
  { b: "718", c: "302" },
  { b: "716", c: "104" },
] as const;

export const nameOf = ({ b, c }: { readonly b: string; readonly c: string }): string => `${b}/${c}`;
