import type { Completion, CompletionContext, CompletionSource } from "@codemirror/autocomplete";
import type { Text } from "@codemirror/state";
import type { EditorView, HoverTooltipSource } from "@codemirror/view";
import type { Suggestion, Suggestions } from "../../publish/studio/questions.ts";
import { linesIn } from "./lines-in.ts";

/** Who knows what may be written at a place of the document, and what stands there. */
export interface Hints {
  readonly complete: (text: string, at: number) => Promise<Suggestions>;
  readonly says: (text: string, at: number) => Promise<readonly string[]>;
}

/** What may be written where somebody types, or asks by Ctrl and Space. */
export const completing =
  ({ complete }: Hints): CompletionSource =>
  async (context: CompletionContext) => {
    if (!context.explicit && !context.matchBefore(/["\w.-]$/)) return null;
    const { doc } = context.state;
    const found = await complete(doc.toString(), context.pos).catch(() => undefined);
    if (!found || found.offered.length === 0) return null;
    const { from, to, offered } = found;
    // Of what stands behind the cursor.
    const rest = Math.max(to - context.pos, 0);
    const dots = count(doc.sliceString(from, context.pos));
    return {
      from,
      options: offered.map((one, at) => optionOf(one, rest, -Math.min(at, 99))),
      // After another dot something else may follow.
      validFor: (text) => /^[^\s{}[\],:]*$/.test(text) && count(text) === dots,
    };
  };

const count = (text: string): number => text.split(".").length;

const optionOf = (suggestion: Suggestion, rest: number, boost: number): Completion => ({
  label: suggestion.typed,
  displayLabel: suggestion.name,
  boost,
  ...(suggestion.says.length > 0 && { info: () => linesIn(suggestion.says) }),
  apply: (view, _, from, to) => write(view, suggestion, from, Math.min(to + rest, view.state.doc.length)),
});

function write(view: EditorView, { text, chosen }: Suggestion, from: number, to: number): void {
  view.dispatch({
    changes: { from, to, insert: text },
    selection: { anchor: from + chosen.from, head: from + chosen.to },
    scrollIntoView: true,
    userEvent: "input.complete",
  });
}

/** What is said of what the pointer rests on. */
export const hovering =
  ({ says }: Hints): HoverTooltipSource =>
  async (view, at) => {
    const lines = await says(view.state.doc.toString(), at).catch(() => []);
    return lines.length === 0 ? null : { pos: at, above: true, create: () => ({ dom: linesIn(lines) }) };
  };

/** Where the cursor is; before a line's first word, that word. */
export function spotAt(doc: Text, head: number): number {
  const { from, text } = doc.lineAt(head);
  const first = text.search(/\S/);
  return first >= 0 && head <= from + first ? Math.min(from + first + 1, from + text.length) : head;
}
