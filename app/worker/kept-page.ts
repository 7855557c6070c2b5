import type { BrandCodes } from "../../publish/page/choose-brand.ts";
import type { Speaking } from "../../publish/page/spoken-language.ts";

/** A page that is kept, and all that it needs: written when the last of it is there. */
export interface KeptPage extends BrandCodes {
  readonly language: string;
  readonly release: string;
  /** Path of the address that it was had at: "/", or a place of its own in an export. */
  readonly path: string;
  /** Under which name its text is kept, which says its content. */
  readonly page: string;
  /** Addresses of what it needs besides. */
  readonly files: readonly string[];
  readonly speaking: Speaking;
  readonly codes: { readonly business: readonly string[]; readonly channel: readonly string[] };
  /** When it was kept or asked to be kept last, epoch ms. */
  readonly at: number;
}

/** What this browser was shown last, and the language that was chosen in it. */
export interface LastShown extends BrandCodes {
  readonly chosen?: string;
}

/** Whether a record is whole as this worker or the one before it wrote it (R59). */
export function isKeptPage(record: unknown): record is KeptPage {
  if (typeof record !== "object" || record === null) return false;
  const { business, channel, language, path, page, files, speaking, codes, at }: Partial<KeptPage> = record;
  return (
    [business, channel, language, path, page].every((one) => typeof one === "string") &&
    Array.isArray(files) &&
    [speaking, codes].every((one) => typeof one === "object" && one !== null) &&
    [codes?.business, codes?.channel].every(Array.isArray) &&
    typeof at === "number"
  );
}
