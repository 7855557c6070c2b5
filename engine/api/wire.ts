/** The part of a schema that the border looks at. */
export interface WireSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly wire?: "money" | "integer" | "number";
  readonly properties?: Readonly<Record<string, WireSchema>>;
  readonly items?: WireSchema;
}

/** Finds what a `$ref` means; `ref` as it is written in the document. */
export type ResolveRef = (ref: string) => WireSchema;

type Leaf = (value: unknown, kind: NonNullable<WireSchema["wire"]>) => unknown;

/**
 * What came over the wire, as it is meant inside: money as integer minor units, numbers in texts as numbers, null as absent.
 * Undeclared properties stay (validation judges them), and so does whatever is not what its schema says.
 */
export function fromWire(schema: WireSchema, value: unknown, resolve: ResolveRef): unknown {
  return walk(schema, value, resolve, readLeaf, true);
}

/** What is meant inside, as it goes over the wire: money as text with two decimals; undeclared properties are dropped, null and undefined left out. */
export function toWire(schema: WireSchema, value: unknown, resolve: ResolveRef): unknown {
  return walk(schema, value, resolve, writeLeaf, false);
}

function walk(written: WireSchema, value: unknown, resolve: ResolveRef, leaf: Leaf, keep: boolean): unknown {
  const schema = written.$ref === undefined ? written : resolve(written.$ref);
  if (schema.wire) return leaf(value, schema.wire);
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? value.map((item) => walk(items, item, resolve, leaf, keep)) : value;
  }
  const { properties } = schema;
  if (!properties || typeof value !== "object" || value === null) return value;
  const result: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(value)) {
    if (part === null || part === undefined) continue;
    const inner = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (inner) result[name] = walk(inner, part, resolve, leaf, keep);
    else if (keep) setOwn(result, name, part);
  }
  return result;
}

/** `__proto__` from JSON must stay an own property, so that validation sees it. */
function setOwn(target: Record<string, unknown>, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, enumerable: true });
}

const readLeaf: Leaf = (value, kind) => {
  if (kind === "money") return readMoney(value);
  if (typeof value !== "string") return value;
  const pattern = kind === "integer" ? /^-?\d{1,15}$/ : /^-?\d{1,15}(\.\d{1,15})?$/;
  return pattern.test(value) ? Number(value) : value;
};

/** What is no whole number of minor units must not pass for an amount of major ones: it becomes a text that every reader refuses. */
const writeLeaf: Leaf = (value, kind) => {
  if (kind !== "money") return value;
  return typeof value === "number" && Number.isSafeInteger(value) ? writeMoney(value) : `not whole: ${String(value)}`;
};

/** 12999.5, "12999.50" → 1299950; anything that is not an amount of at most two decimals stays and fails validation. */
function readMoney(value: unknown): unknown {
  const text = typeof value === "number" ? String(value) : value;
  const match = typeof text === "string" ? /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text) : null;
  // A number of the wrong precision must not pass for minor units.
  if (!match) return typeof value === "number" ? String(value) : value;
  const minor = Number(match[2]) * 100 + Number((match[3] ?? "").padEnd(2, "0"));
  return match[1] && minor > 0 ? -minor : minor;
}

function writeMoney(minor: number): string {
  const whole = Math.abs(minor);
  return `${minor < 0 ? "-" : ""}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, "0")}`;
}
