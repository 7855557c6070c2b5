import { isRoot } from "../../../engine/roots.ts";
import { anything, nothing, type Type } from "../types/type.ts";

/** What a literal is: of its very value. */
export function typeOfLiteral(value: unknown): Type {
  if (value === null || value === undefined) return nothing;
  if (typeof value === "string") return { is: "text", only: [value] };
  if (typeof value === "number") return { is: "number", only: [value] };
  return typeof value === "boolean" ? { is: "boolean", only: value } : anything;
}

/** Whether a text that is written there is a path, which another check tells. */
export const isLiteralPath = (value: unknown): boolean =>
  typeof value === "string" && isRoot(value.split(".")[0] ?? "");
