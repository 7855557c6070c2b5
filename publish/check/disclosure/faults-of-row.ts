import type { Document } from "../../documents/document.ts";
import type { Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import { quoted, type Said } from "../../faults/say.ts";
import { placeOf } from "./beside.ts";
import { conjuncts } from "./conjuncts.ts";
import type { Disclosed, Fact } from "./disclosed.ts";
import type { DrawnNode } from "./drawn-nodes.ts";
import type { Row } from "./rows-of.ts";

/** A row of a fact as a screen draws it. */
interface Placed extends Row {
  readonly node: DrawnNode;
  readonly index: number;
  /** What holds where the call can be made. */
  readonly sure: ReadonlySet<string>;
  /** Where in the order of drawing that is. */
  readonly at: number;
}

/** What is wrong with a fact, and how it is said of all of which the same is wrong there. */
interface Found {
  readonly document: Document;
  readonly path: Path;
  readonly key?: true;
  readonly fact: Fact;
  readonly say: (facts: readonly string[], call: string) => Said;
}

/** What is wrong with one place of a fact, besides its figure. */
export function faultsOfRow({ within }: Disclosed["shown"], fact: Fact, row: Placed): readonly Found[] {
  const { node, sure, index, at } = row;
  const { document, fallback } = node;
  const found: Found[] = [];
  const tell = (place: Pick<Found, "document" | "path" | "key">, say: Found["say"]) => {
    const { document, path, key } = place;
    found.push({ document, path, fact, say, ...(key && { key }) });
  };
  const widget = { document, path: [...node.path, "widget"] };
  const { critical } = node.node;
  if (!node.critical)
    tell(critical === undefined ? widget : { document, path: [...node.path, "critical"] }, (facts) =>
      messages.notCritical(facts, critical),
    );
  for (const condition of node.conditions) {
    const open = conjuncts(condition).filter((one) => !sure.has(one));
    if (open.length === 0) continue;
    const what = condition.each ? "a list that may be empty" : quoted(condition.written ?? condition.expression);
    tell(condition, hidden("no condition that what makes the call is not under", what));
  }
  if (fallback) tell({ ...fallback, key: true }, hidden("no other nodes in its place", "a fallback"));
  for (const { widget: around, ...place } of node.within)
    if (!within.includes(around)) tell(place, hidden(`it in ${within.join(", ")} alone`, `it in ${quoted(around)}`));
  const squeezed = tooNarrow(node.narrowed);
  if (squeezed) tell(squeezed, hidden(`at most ${MOST} px taken at each side of it`, `${squeezed.sum} px`));
  if (index > at) tell(widget, (facts, call) => messages.factLater(facts, call));
  return found;
}

/** So much of 375 px may be taken at each side of what must be read, px: as much as two cards on a page. */
const MOST = 64;

/** The first prop by which too much width is taken, with how much that is. */
function tooNarrow(narrowed: DrawnNode["narrowed"]): (DrawnNode["narrowed"][number] & { sum: number }) | undefined {
  let sum = 0;
  for (const one of narrowed) {
    sum += one.by;
    if (sum > MOST) return { ...one, sum };
  }
  return undefined;
}

const hidden =
  (expected: string, what: string): Found["say"] =>
  (facts, call) =>
    messages.mayHide(facts, call, expected, what);

/** One mistake is one line: of what is wrong with several facts alike at one place it names them all. */
export function toldOnce(
  found: readonly Found[],
  call: string,
): readonly (Pick<Found, "document" | "path" | "key"> & { readonly said: Said })[] {
  const alike = new Map<string, Found[]>();
  for (const one of found) {
    const { code, message } = one.say([], call);
    const what = [placeOf(one.document, one.path), code, message].join(" ");
    alike.set(what, [...(alike.get(what) ?? []), one]);
  }
  return [...alike.values()].flatMap((same) => {
    const said = same[0]?.say(
      same.map(({ fact }) => fact.id),
      call,
    );
    return same[0] && said ? [{ ...same[0], said }] : [];
  });
}
