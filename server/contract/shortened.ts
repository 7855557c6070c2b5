import type { ResolveRef } from "../../engine/api.ts";

type Shape = ReturnType<ResolveRef> & { readonly maxItems?: unknown };

/** A content whose lists are as long as its call document lets them be, from their beginning: lists of the past have the newest first. */
export function shortened(schema: Shape, value: unknown, resolve: ResolveRef): unknown {
  if (schema.$ref !== undefined) return shortened(resolve(schema.$ref), value, resolve);
  const { maxItems, items, properties } = schema;
  if (Array.isArray(value)) {
    const kept = typeof maxItems === "number" ? value.slice(0, maxItems) : value;
    return items ? kept.map((part) => shortened(items, part, resolve)) : kept;
  }
  if (typeof value !== "object" || value === null || !properties) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return [name, field ? shortened(field, part, resolve) : part];
    }),
  );
}
