import type { Brand } from "../../engine/document.ts";

/** What the app itself reads of a brand, beyond the engine's part. */
export type LendingBrand = Brand & {
  readonly flags: Readonly<Record<"encryption" | "obfuscateUrls" | "entryParams", boolean>>;
  readonly routes: Readonly<Record<"entry", string>>;
  readonly lists: {
    /** Numbers of 10 digits by channel whose calls are answered with demo data (A4). */
    readonly auditPhones: Readonly<Record<string, readonly string[]>>;
  };
  readonly api: {
    /** Origin of the lender when it is another host than the app's. */
    readonly base?: string;
    /** Path under which the lender answers. */
    readonly mount: string;
    /** Path under which the mall's service answers. */
    readonly mall: string;
    /** Names the key that hides paths and bodies; no secret. */
    readonly keyId: string;
    /** Parameter names of what every call carries. */
    readonly names: Readonly<
      Record<"token" | "userId" | "channelFlag" | "business" | "language" | "channel" | "encrypted" | "source", string>
    >;
    readonly channelFlag: string;
    /** Address of the tracking collector. */
    readonly tracking: string;
    /** ms */
    readonly timeoutMs: number;
  };
  readonly constants: Readonly<
    Record<
      "cookieDays" | "toastMs" | "toastCharacterMs" | "toastCharacters" | "clickTrackingDelayMs" | "chunkTimeoutMs",
      number
    >
  > &
    Readonly<Record<"appVersion", string>>;
};
