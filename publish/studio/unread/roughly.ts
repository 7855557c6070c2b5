import { parse } from "jsonc-parser";
import { type Json, jsonOf } from "../../documents/json.ts";
import { scan } from "../../documents/scan.ts";

/** What can still be made out of a text that is broken, so that whoever looks for it knows it again; else nothing. */
export function roughly(text: string): Json {
  // The parser that goes on after a mistake has no bounds of its own.
  if ("cap" in scan(text)) return {};
  return jsonOf(JSON.stringify(parse(text) ?? {}));
}
