import { isObject, type Json, jsonOf, type JsonObject } from "../../publish/documents/json.ts";

/** What an app was told and came to, for who asks why. */
export interface Begun {
  readonly inputs: JsonObject;
  /** The row that it took. */
  readonly row: string;
  /** The brand whose app it was, in words. */
  readonly brand: string;
}

interface Took {
  readonly row: string;
  /** What it was told, as JSON: of another origin, and anything until it is read. */
  readonly inputs: string;
}

/** What a page of Why begins with that is opened from an app; undefined for what cannot be read. */
export function beginsBy({ row, inputs }: Took, brand: string): Begun | undefined {
  try {
    const read = jsonOf(inputs);
    return isObject(read) ? { inputs: read, row, brand } : undefined;
  } catch {
    return undefined;
  }
}

/** The same, of what the browser kept with the page's place in its history. */
export function begunIn(state: Json | undefined): Begun | undefined {
  if (!isObject(state)) return undefined;
  const { inputs, row, brand } = state;
  return isObject(inputs) && typeof row === "string" && typeof brand === "string" ? { inputs, row, brand } : undefined;
}
