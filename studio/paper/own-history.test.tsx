import { redo, undo } from "@codemirror/commands";
import { EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { expect, it } from "vitest";
import { ownHistory, takeOver } from "./own-history.ts";

const text = '{\n  "a": 1,\n  "b": 2,\n  "c": 3,\n  "d": 4\n}\n';

/** Somebody who types, and others who write the file; the text is told. */
function editing() {
  const view = new EditorView({ state: EditorState.create({ doc: text, extensions: ownHistory() }) });
  const now = () => view.state.doc.toString();
  return {
    now,
    type: (from: string, to: string) => {
      const at = now().indexOf(from);
      view.dispatch({ changes: { from: at, to: at + from.length, insert: to } });
    },
    others: (from: string, to: string) => takeOver(view, now().replace(from, to)),
    undo: () => undo(view),
    redo: () => redo(view),
  };
}

it.each<[what: string, own: [string, string], theirs: [string, string], after: string]>([
  ["a line below", ['"b": 2', '"b": 20'], ['"d": 4', '"d": 40'], text.replace('"d": 4', '"d": 40')],
  ["a line above", ['"b": 2', '"b": 20'], ['"a": 1', '"a": 10'], text.replace('"a": 1', '"a": 10')],
  ["the next line", ['"b": 2', '"b": 20'], ['"c": 3', '"c": 30'], text.replace('"c": 3', '"c": 30')],
  ["a new line", ['"b": 2', '"b": 20'], ['  "d"', '  "x": 0,\n  "d"'], text.replace('  "d"', '  "x": 0,\n  "d"')],
  ["a line taken out", ['"b": 2', '"b": 20'], ['  "d": 4\n', ""], text.replace('  "d": 4\n', "")],
  ["a line, beside one taken out here", ['  "b": 2,\n', ""], ['"d": 4', '"d": 40'], text.replace('"d": 4', '"d": 40')],
])("taking back goes back by what was typed here and leaves %s that others have written", (_, own, theirs, after) => {
  const { type, others, undo, redo, now } = editing();
  type(...own);
  others(...theirs);
  const both = now();
  undo();
  expect(now()).toBe(after);
  // There is nothing else that was typed here.
  undo();
  expect(now()).toBe(after);
  redo();
  expect(now()).toBe(both);
});

it.each<[what: string, own: [string, string], theirs: [string, string]]>([
  ["the same value", ['"b": 2', '"b": 20'], ['"b": 20', '"b": 7']],
  ["a part of the same value", ['"b": 2', '"b": 123'], ['"b": 123', '"b": 923']],
  ["another place of the same line", ["2", "20"], ['"b"', '"bb"']],
  ["a line that was typed here, which they took out", ['  "b"', '  "x": 0,\n  "b"'], ['  "x": 0,\n', ""]],
  ["a line that was taken out here, which they put back", ['  "b": 2,\n', ""], ['  "c"', '  "b": 2,\n  "c"']],
])("what others have written over %s is not mixed with what stood there before", (_, own, theirs) => {
  const { type, others, undo, now } = editing();
  type(...own);
  others(...theirs);
  const after = now();
  undo();
  expect(now()).toBe(after);
  type('"d": 4', '"d": 5');
  undo();
  expect(now()).toBe(after);
});
