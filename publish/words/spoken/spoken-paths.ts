import type { Expression } from "../../../engine/expression.ts";
import type { Document } from "../../documents/document.ts";
import { elements, entries, textIn, valueAt } from "../../documents/entries.ts";
import type { Schemas } from "../../reference/schemas-of.ts";
import { nameWords } from "../key-words.ts";
import { saidExpression } from "../said-in-words.ts";

/** What the paths of a screen's conditions are called by who does not read documents. */
export interface SpokenPaths {
  /** `reads.user.value.voucherCount` is "the voucher count", a value of the brand has its title and its group's. */
  readonly name: (path: string) => string;
  /** What a value follows from, where that is said on the screen. */
  readonly meaning: (path: string) => Expression | undefined;
  /** Why a decision comes to a row, as its document says. */
  readonly because: (path: string, row: string) => string | undefined;
}

/** @param screen what its document says */
export const spokenPaths = (documents: readonly Document[], schemas: Schemas, screen: unknown): SpokenPaths => ({
  name: (path) => brandName(schemas, path) ?? plainName(path),
  meaning: (path) => {
    const [room, ...rest] = path.split(".");
    const meaning = room === "derived" ? valueAt(entries(screen).derived, rest) : undefined;
    return meaning === undefined ? undefined : saidExpression(meaning);
  },
  because: (path, row) => {
    const [room, name = ""] = path.split(".");
    if (room !== "decided") return undefined;
    const { decision } = entries(entries(entries(screen).decided)[name]);
    const found = documents.find(({ kind, data }) => kind === "decision" && entries(data).id === decision)?.data;
    const { because } = entries(elements(entries(found).rows).find((one) => entries(one).id === row));
    return typeof because === "string" ? because : undefined;
  },
});

/** "Coupons (Features)": by what its schema calls a value of the brand, and the group that it is found in. */
function brandName({ schema }: Schemas, path: string): string | undefined {
  const [room, group = "", ...rest] = path.split(".");
  if (room !== "brand") return undefined;
  const around = entries(valueAt(schema("brand.schema.json"), ["properties", group]));
  const own = rest.reduce((found, key) => entries(entries(found.properties)[key]), around);
  const title = textIn(own.title);
  if (title === "") return undefined;
  return rest.length === 0 ? title : `${title} (${textIn(around.title, nameWords(group))})`;
}

/** Without where it comes from: `reads.status.value.refusal.kind` is "the refusal kind". */
function plainName(path: string): string {
  const [room, ...rest] = path.split(".");
  const at = rest.indexOf("value");
  const own = room === "reads" && at >= 0 ? rest.slice(at + 1) : rest;
  // What a screen derives has no words of its own: its name is told as one.
  if (room === "derived") return `"${own.map(nameWords).join(" ")}"`;
  const said = (own.length > 0 ? own : path.split(".").slice(-1)).map(nameWords);
  return `the ${said.slice(-2).join(" ")}`;
}
