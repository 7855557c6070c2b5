import { history } from "@codemirror/commands";
import { type ChangeDesc, Compartment, type Extension, StateField, type Text, Transaction } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import { type Stretch, stretchesTo } from "./lines.ts";

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Where whoever types here has changed something, as the text is now. */
const ownRanges = StateField.define<readonly Range[]>({
  create: () => [],
  update: (ranges, done) => {
    if (!done.docChanged) return ranges;
    const all = ranges.map((range) => movedBy(done.changes, range));
    if (done.annotation(Transaction.addToHistory) === false) return all;
    done.changes.iterChangedRanges((_, __, from, to) => all.push({ from, to }));
    return joined(all);
  },
});

const kept = new Compartment();
const remembering = (): Extension => [history(), ownRanges];

/** What Ctrl and Z goes back by: what is typed here, never what others have written. */
export const ownHistory = (): Extension => kept.of(remembering());

/**
 * Puts into the editor what others have written. It is nothing to be taken back here, and replaces only what differs, so
 * that what was typed elsewhere in the text still can be. Where it is in a line in which something was typed, or took
 * that away, nothing can any more: going back would put pieces of an old value into theirs.
 */
export function takeOver(view: EditorView, text: string): void {
  const { doc } = view.state;
  const changes = stretchesTo(doc.toString(), text);
  const own = view.state.field(ownRanges);
  if (own.some((range) => changes.some((change) => isInLinesOf(doc, range, change)))) {
    view.dispatch({ effects: kept.reconfigure([]) });
    view.dispatch({ effects: kept.reconfigure(remembering()) });
  }
  view.dispatch({ changes: [...changes], annotations: Transaction.addToHistory.of(false) });
}

function isInLinesOf(doc: Text, { from, to }: Range, change: Stretch): boolean {
  const first = doc.lineAt(from).from;
  const end = doc.lineAt(Math.max(from, to - 1)).to + 1;
  // Lines that were taken out would come back beside those that somebody else has put there.
  const isWhereSomethingWas = from === to && change.from <= from && from <= change.to;
  return isWhereSomethingWas || (change.from < end && change.to > first);
}

const movedBy = (changes: ChangeDesc, { from, to }: Range): Range => {
  const start = changes.mapPos(from, -1);
  return { from: start, to: Math.max(start, changes.mapPos(to, 1)) };
};

/** Of ranges that touch one. */
function joined(ranges: readonly Range[]): readonly Range[] {
  const all: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    if (last && range.from <= last.to) all[all.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
    else all.push(range);
  }
  return all;
}
