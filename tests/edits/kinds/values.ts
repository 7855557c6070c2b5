import type { Node } from "jsonc-parser";
import type { Document } from "../../../publish/documents/document.ts";
import type { Chance } from "../chance.ts";
import { by, edited, type Placed, placesIn, short, textOf, whole } from "../edit.ts";

/** Another value in place of one, chosen among those of a sort. */
const replacing =
  (of: (place: Placed) => boolean, make: (node: Node, chance: Chance) => unknown) =>
  (document: Document, chance: Chance) => {
    const place = chance.one(placesIn(document).filter(of));
    if (!place) return undefined;
    const made = JSON.stringify(make(place.node, chance));
    const was = textOf(document, place.node);
    if (made === was) return undefined;
    const what = `${place.key ?? "item"}: ${short(was)} → ${short(made)}`;
    return edited(document, { what, home: whole(place) }, by(place.node, made));
  };

const isText = ({ node }: Placed) => node.type === "string" && node.value !== "";

const hostile = [
  "red}body{display:none",
  "</script><script>alert(1)</script>",
  "\u202eabc",
  "a\u0000b",
  "javascript:x",
];

/** A value of another type. */
export const otherType = replacing(
  () => true,
  (node, chance) =>
    chance.one([null, 7, "seven", true, [], {}].filter((made) => typeof made !== typeof node.value || made === null)),
);

/** A figure that is a hundred times too high or too low, of the other sign, or none. */
export const scaled = replacing(
  ({ node }) => node.type === "number",
  ({ value }, chance) => chance.one([Number(value) * 100, Number(value) / 100, -Number(value), 0]),
);

export const flipped = replacing(
  ({ node }) => node.type === "boolean",
  ({ value }) => value !== true,
);

export const emptied = replacing(isText, () => "");

/** A text that would leave its place: a declaration, a script, a line. */
export const hostileText = replacing(isText, (_, chance) => chance.one(hostile));

/** A condition that is its contrary, or none at all. */
export function condition(document: Document, chance: Chance) {
  const place = chance.one(placesIn(document).filter(({ key }) => key === "when" || key === "if"));
  if (!place) return undefined;
  const was = textOf(document, place.node);
  const made = chance.one(["false", "true", `{ "!": [${place.node.type === "string" ? `{ "var": ${was} }` : was}] }`]);
  if (made === undefined || made === was) return undefined;
  const what = `${place.key ?? ""}: ${short(was)} → ${short(made)}`;
  return edited(document, { what, home: whole(place) }, by(place.node, made));
}

/** Whether a value is a path: of a binding or an operand. */
const isPath = ({ key, node }: Placed) =>
  node.type === "string" &&
  ["$", "var", "bind", "set", "as"].includes(key ?? "") &&
  /^[a-z]\w*\./.test(String(node.value));

/** A path that is another one of the same document: the wrong figure under a label. */
export function otherPath(document: Document, chance: Chance) {
  const paths = placesIn(document).filter(isPath);
  const place = chance.one(paths);
  const other = chance.one(paths.filter(({ node, key }) => key === place?.key && node.value !== place?.node.value));
  if (!place || !other) return undefined;
  const [was, made] = [String(place.node.value), String(other.node.value)];
  const what = `${place.key ?? ""}: ${was} → ${made}`;
  return edited(document, { what, home: whole(place) }, by(place.node, JSON.stringify(made)));
}
