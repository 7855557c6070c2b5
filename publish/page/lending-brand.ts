import type base from "../../brands/base.brand.json";
import type { Brand } from "../../engine/document.ts";

/**
 * The brand that a page is sent with: the engine's part, and what base states. The other layers state only what base
 * knows (`npm run check`), so that its type is that of base's own values.
 */
export type LendingBrand = Brand &
  Omit<typeof base, "$schema" | "id" | "pair" | "home"> & {
    readonly lists: {
      /** Numbers of 10 digits by channel whose calls are answered with demo data (A4). */
      readonly auditPhones: Readonly<Record<string, readonly string[]>>;
    };
    readonly api: {
      /** Origin of the lender when it is another host than the app's. */
      readonly base?: string;
    };
  };
