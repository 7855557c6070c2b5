import type { Brand } from "../engine/index.ts";

/** What the app itself reads of a brand, beyond the engine's part. */
export type LendingBrand = Brand & {
  readonly flags: Readonly<Record<"encryption" | "obfuscateUrls", boolean>>;
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
    Record<"toastMs" | "toastCharacterMs" | "toastCharacters" | "clickTrackingDelayMs", number>
  > &
    Readonly<Record<"appVersion", string>>;
};
