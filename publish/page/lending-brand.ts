import type { Brand } from "../../engine/document.ts";
import type { BrandValues } from "./brand-values.ts";

/** The brand that a page is sent with: the engine's part, and every value that the schema of brands names. */
export type LendingBrand = Brand & BrandValues;
