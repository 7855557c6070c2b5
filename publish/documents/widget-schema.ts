import type { Schema } from "./schema.ts";

/** A widget's own schema document, as far as nodes depend on it. */
export interface WidgetSchema {
  readonly type: string;
  readonly title: string;
  readonly description: string;
  readonly props: Schema & {
    readonly required?: readonly string[];
    readonly properties: Readonly<Record<string, Schema>>;
  };
  readonly value?: Schema;
  readonly events?: Readonly<Record<string, { readonly description: string; readonly value?: Schema }>>;
  readonly children?: boolean;
  /** It is in the first script: the first screen may hold it. */
  readonly entry?: true;
  readonly slots?: Readonly<Record<string, { readonly description: string }>>;
}
