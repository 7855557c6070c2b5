import { autocompletion } from "@codemirror/autocomplete";
import { defaultKeymap, historyKeymap } from "@codemirror/commands";
import { json } from "@codemirror/lang-json";
import { bracketMatching, defaultHighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { type Diagnostic, forEachDiagnostic, lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { EditorState, type Text } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, hoverTooltip, keymap, lineNumbers } from "@codemirror/view";
import type { Mark } from "../../publish/studio/questions.ts";
import { completing, type Hints, hovering, spotAt } from "./hints.ts";
import { mendOf } from "./mend-of.ts";
import { missingSign } from "./missing-sign.ts";
import { stretchesTo } from "./lines.ts";
import { ownHistory, takeOver } from "./own-history.ts";

/** An editor of one document, in an element of the page. */
export interface CodeEditor {
  /** Puts a text into it: what others have written, or, where it is `own`, what can be taken back by keys. */
  readonly show: (text: string, own: boolean) => void;
  readonly mark: (marks: readonly Mark[]) => void;
  /** Mends what a mark says, where that has a mend. */
  readonly mend: (mark: Mark) => void;
  readonly toLine: (line: number) => void;
  readonly close: () => void;
}

/** The number by which the page lets a style in that a script writes. */
const nonce = (): string => document.querySelector<HTMLElement>('meta[name="csp-nonce"]')?.nonce ?? "";

interface Opening {
  readonly text: string;
  /** Of the field, for who cannot see it. */
  readonly label: string;
  readonly hints: Hints;
  /** Whether nothing can be typed into it. */
  readonly readOnly: boolean;
  readonly typed: (text: string) => void;
  /** The cursor is somewhere else, or something else stands there. */
  readonly moved: (text: string, at: number) => void;
}

/** Opens an editor. */
export function openEditor(parent: HTMLElement, { text, label, hints, readOnly, typed, moved }: Opening): CodeEditor {
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        EditorView.cspNonce.of(nonce()),
        EditorView.contentAttributes.of({
          "aria-label": label,
          spellcheck: "false",
          tabindex: "0",
          "aria-readonly": String(readOnly),
        }),
        EditorState.readOnly.of(readOnly),
        EditorView.lineWrapping,
        lineNumbers(),
        ownHistory(),
        drawSelection(),
        highlightActiveLine(),
        bracketMatching(),
        json(),
        syntaxHighlighting(defaultHighlightStyle),
        lintGutter(),
        autocompletion({ override: [completing(hints)], icons: false }),
        hoverTooltip(hovering(hints)),
        // Tab leaves the field, as everywhere on the page.
        keymap.of([...defaultKeymap, ...historyKeymap, ...lintKeymap]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) typed(update.state.doc.toString());
          const { doc, selection } = update.state;
          if (update.docChanged || update.selectionSet) moved(doc.toString(), spotAt(doc, selection.main.head));
        }),
      ],
    }),
  });
  return {
    show: (now, own) => {
      const stands = view.state.doc.toString();
      if (now === stands) return;
      if (own) view.dispatch({ changes: [...stretchesTo(stands, now)] });
      else takeOver(view, now);
    },
    mark: (marks) => {
      const { doc } = view.state;
      view.dispatch(
        setDiagnostics(
          view.state,
          marks.map((mark) => diagnosticOf(mark, doc)),
        ),
      );
    },
    mend: (mark) => {
      mendIn(view, mark);
      view.focus();
    },
    toLine: (line) => {
      if (line < 1 || line > view.state.doc.lines) return;
      const { from } = view.state.doc.line(line);
      view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: "center" }) });
    },
    close: () => view.destroy(),
  };
}

/** Presses the first mend of a mark in the text, where it is by now: it moves with what is typed before it. */
function mendIn(view: EditorView, mark: Mark): void {
  const found: { readonly away: number; readonly press: () => void }[] = [];
  forEachDiagnostic(view.state, ({ message, actions: [mend] = [] }, from, to) => {
    if (!mend || message !== saidOf(mark)) return;
    const away = Math.abs(view.state.doc.lineAt(from).number - mark.at);
    found.push({ away, press: () => mend.apply(view, from, to) });
  });
  found.toSorted((one, other) => one.away - other.away)[0]?.press();
}

const saidOf = ({ message, code }: Mark): string => `${message} [${code}]`;

function diagnosticOf(mark: Mark, doc: Text): Diagnostic {
  const { at, column, message, warning } = mark;
  const line = doc.line(Math.min(Math.max(at, 1), doc.lines));
  const place = Math.min(line.from + Math.max(column - 1, 0), line.to);
  // A sign that is missing takes no room: the mark is below what stands before it.
  const from = missingSign(message) === undefined ? place : Math.max(place - 1, line.from);
  const rest = doc.sliceString(from, line.to);
  // The word that begins there, or the rest of the line.
  const length = /^("(?:[^"\\]|\\.)*"|[\w.+-]+)/.exec(rest)?.[0].length ?? Math.max(rest.length, 1);
  const to = from < place ? place : Math.min(from + length, doc.length);
  return {
    from,
    to,
    severity: warning ? "warning" : "error",
    message: saidOf(mark),
    actions: actionsOf(message, doc, from, to),
  };
}

/** What mends a mark with one press. */
function actionsOf(message: string, doc: Text, from: number, to: number): Diagnostic["actions"] {
  const mend = mendOf(message, doc.sliceString(from, to));
  if (mend !== undefined)
    return [
      {
        name: `Write ${mend}`,
        apply: (view, start, end) => view.dispatch({ changes: { from: start, to: end, insert: mend } }),
      },
    ];
  const missing = missingSign(message);
  if (missing === undefined) return [];
  return [
    {
      name: `Write "${missing}"`,
      apply: (view, _, end) => view.dispatch({ changes: { from: end, insert: missing } }),
    },
  ];
}
