declare module "virtual:contract" {
  import type { WireSchema } from "../engine/api/wire.ts";

  interface Checks {
    (content: unknown): boolean;
    readonly errors?: readonly { readonly instancePath: string; readonly message?: string }[] | null;
  }

  /** Validators and wire forms by call id, generated from api/ and schemas/entities/. */
  export const calls: Readonly<
    Record<string, { check: Checks; request: WireSchema; response: WireSchema; secrets: readonly string[] }>
  >;
  export const entities: Readonly<Record<string, WireSchema>>;
}
