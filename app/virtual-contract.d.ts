declare module "virtual:contract" {
  import type { WireSchema } from "../engine/api.ts";

  interface Checks {
    (content: unknown): boolean;
    readonly errors?:
      | readonly {
          readonly instancePath: string;
          readonly keyword: string;
          readonly params: Readonly<Record<string, unknown>>;
        }[]
      | null;
  }

  /** Validators and wire forms of one area's calls, generated from api/ and schemas/entities/. */
  export interface AreaContract {
    readonly calls: Readonly<
      Record<string, { check: Checks; request: WireSchema; response: WireSchema; secrets: readonly string[] }>
    >;
    readonly entities: Readonly<Record<string, WireSchema>>;
  }

  /** The way to each area's part; a call's id starts with its area. */
  export const areas: Readonly<Record<string, () => Promise<AreaContract>>>;
}
