import { isValues, type Values } from "../expression/operator/values-of.ts";

/** The small part of JSON Schema that bridge messages are described in. */
export interface ValueShape {
  readonly type: "object" | "array" | "string" | "integer" | "number" | "boolean";
  readonly properties?: Readonly<Record<string, ValueShape>>;
  readonly required?: readonly string[];
  readonly items?: ValueShape;
  readonly enum?: readonly (string | number)[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
}

/** A value in its declared shape, or the path of the first thing that is not. */
export type Shaped = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly at: string };

/** What to do with a property that is not declared: an answer's is left out, a question's is a fault. */
export type Undeclared = "drop" | "refuse";

/**
 * Reads a value by its shape and gives a copy of what is declared, so that nothing else gets inside (R69). Goes no
 * deeper than the shape; an optional property that is null counts as not there.
 */
export function readShape(shape: ValueShape, value: unknown, undeclared: Undeclared, at = ""): Shaped {
  const fault: Shaped = { ok: false, at };
  if (!isWithin(shape, value)) return fault;
  switch (shape.type) {
    case "object":
      return isValues(value) ? readObject(shape, value, undeclared, at) : fault;
    case "array":
      return Array.isArray(value) ? readList(shape, value, undeclared, at) : fault;
    case "integer":
      return Number.isSafeInteger(value) ? { ok: true, value } : fault;
    case "number":
      return Number.isFinite(value) ? { ok: true, value } : fault;
    default:
      return typeof value === shape.type ? { ok: true, value } : fault;
  }
}

function readList(shape: ValueShape, list: readonly unknown[], undeclared: Undeclared, at: string): Shaped {
  const copy: unknown[] = [];
  for (const [index, element] of list.entries()) {
    const read = shape.items ? readShape(shape.items, element, undeclared, `${at}[${index}]`) : undefined;
    if (!read?.ok) return read ?? { ok: false, at: `${at}[${index}]` };
    copy.push(read.value);
  }
  return { ok: true, value: copy };
}

function readObject(shape: ValueShape, object: Values, undeclared: Undeclared, at: string): Shaped {
  const declared = shape.properties ?? {};
  const path = (name: string) => (at === "" ? name : `${at}.${name}`);
  if (undeclared === "refuse")
    for (const name of Object.keys(object)) if (!Object.hasOwn(declared, name)) return { ok: false, at: path(name) };
  const copy: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(declared)) {
    const value = Object.hasOwn(object, name) ? object[name] : undefined;
    if (value === undefined || value === null) {
      if (shape.required?.includes(name)) return { ok: false, at: path(name) };
      continue;
    }
    const read = readShape(inner, value, undeclared, path(name));
    if (!read.ok) return read;
    copy[name] = read.value;
  }
  return { ok: true, value: copy };
}

function isWithin(shape: ValueShape, value: unknown): boolean {
  if (shape.enum && !shape.enum.some((one) => one === value)) return false;
  if (typeof value === "number") return value >= (shape.minimum ?? -Infinity) && value <= (shape.maximum ?? Infinity);
  if (typeof value === "string")
    return value.length >= (shape.minLength ?? 0) && value.length <= (shape.maxLength ?? Infinity);
  return !Array.isArray(value) || value.length <= (shape.maxItems ?? Infinity);
}
