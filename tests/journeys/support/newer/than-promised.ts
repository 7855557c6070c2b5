import { parseAst } from "rolldown/parseAst";
import { askedFor, newerNames } from "./names.ts";

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const nameOf = (value: unknown): string => (isNode(value) && value.type === "Identifier" ? String(value.name) : "");

const statics = new Set<string>();
const members = new Set<string>();
for (const [holder, names] of Object.entries(newerNames))
  for (const name of names)
    if (holder === "globalThis" || holder.endsWith(".prototype")) members.add(name);
    else statics.add(`${holder}.${name}`);
const globals = new Set(newerNames.globalThis);

/** Forms of the language that came after the oldest browser. */
function newerForm(node: Node): string | undefined {
  const { type, operator, left, regex } = node;
  if (type === "StaticBlock") return "static { } of a class (Chrome 94, Safari 16.4)";
  if (type === "BinaryExpression" && operator === "in" && isNode(left) && left.type === "PrivateIdentifier")
    return "#name in object (Chrome 91)";
  if (type === "AccessorProperty" || type === "Decorator") return "decorators";
  if (type === "VariableDeclaration" && /using/.test(String(node.kind))) return "using";
  if (type !== "Literal" || typeof regex !== "object" || regex === null) return undefined;
  const { pattern, flags } = { pattern: "", flags: "", ...regex };
  if (/[dv]/.test(flags)) return `the flags ${flags} of a pattern`;
  if (/\(\?<[=!]/.test(pattern)) return "looking behind in a pattern (Safari 16.4)";
  return undefined;
}

/** The name of something newer that a part of a script reads. */
function newerName(node: Node): string | undefined {
  if (node.type === "MemberExpression" && node.computed !== true) {
    const name = nameOf(node.property);
    const whole = `${nameOf(node.object)}.${name}`;
    if (statics.has(whole) || members.has(name)) return name;
  }
  return node.type === "Identifier" && globals.has(String(node.name)) ? String(node.name) : undefined;
}

/** What of a script the oldest browser does not know: forms of the language, and names that nobody asks for first. */
export function newerThanPromised(code: string): { readonly forms: Set<string>; readonly names: Set<string> } {
  const forms = new Set<string>();
  const names = new Set<string>();
  const walk = (value: unknown, inFunction: boolean): void => {
    if (isList(value)) return value.forEach((one) => walk(one, inFunction));
    if (!isNode(value)) return;
    const form = newerForm(value);
    if (form) forms.add(form);
    if (!inFunction && value.type === "AwaitExpression") forms.add("await outside a function (Chrome 89)");
    const name = newerName(value);
    if (name) names.add(name);
    const inside = inFunction || /Function/.test(String(value.type));
    for (const inner of Object.values(value)) if (typeof inner === "object") walk(inner, inside);
  };
  walk(parseAst(code), false);
  return { forms, names };
}

/** Those names that nobody asks for first. */
export const unasked = (names: Iterable<string>): string[] =>
  [...names].filter((name) => !Object.hasOwn(askedFor, name));
