import { readFileSync } from "node:fs";
import { join } from "node:path";

interface Base {
  readonly pair: { readonly business: string; readonly channel: string };
}

const base = JSON.parse(readFileSync(join(process.cwd(), "brands/base.brand.json"), "utf8")) as Base;

/** The brand of an address that names none, as the documents say. */
export const standard = { b: base.pair.business, c: base.pair.channel } as const;

/** Two brands that a person tells apart at a glance. */
export const twoBrands = [
  { b: "718", c: "302" },
  { b: "716", c: "104" },
] as const;

export const nameOf = ({ b, c }: { readonly b: string; readonly c: string }): string => `${b}/${c}`;
