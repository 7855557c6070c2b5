import { withoutBefore } from "./changes.ts";
import type { Wording } from "./wording.ts";
import type { Fault } from "../documents/document.ts";
import { type Json, jsonOf } from "../documents/json.ts";

/** Who runs brands cannot clear it, and need not wait for who can. */
const CLEARED =
  'This stops nothing. It stays, also once it is published, until a developer notes it as agreed: npm run behaviour -- --publish --why "…"';

/**
 * Of a value that is another one than was agreed on, what the checker says of it in words of the business; undefined of
 * all else, which has only the checker's line.
 */
export function agreedWords({ agreed, path }: Fault, worded: ReturnType<Wording>): string | undefined {
  if (!agreed) return undefined;
  const said = worded({ path, before: json(agreed.was), after: json(agreed.is) })
    // In this file none was agreed on; that there was no value at all nobody says.
    .map((one) => `${withoutBefore(one.said)}.`);
  if (said.length === 0) return undefined;
  return `Otherwise than was agreed on, in ${agreed.brands}: ${said.join(" ")} ${CLEARED}`;
}

/** Both stood in JSON: a document, and the record of what was agreed on. */
const json = (value: unknown): Json | undefined => (value === undefined ? undefined : jsonOf(JSON.stringify(value)));
