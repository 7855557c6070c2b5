import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import type { Mark } from "../../publish/studio/questions.ts";
import { useMay } from "../asking/use-may.ts";
import { moment } from "../parts/moment.ts";
import { Notice } from "../parts/Notice.tsx";
import parts from "../parts/parts.module.css";
import { type CodeEditor, openEditor } from "./code-mirror.ts";
import css from "./editor.module.css";
import { Marks } from "./Marks.tsx";
import { Reach } from "./Reach.tsx";
import { useHints } from "./use-hints.ts";
import { usePaper } from "./use-paper.ts";

interface EditorProps {
  readonly file: string;
  /** As it stands in the folder. */
  readonly written: string;
  /** What is wrong with that. */
  readonly found: readonly Mark[];
  /** The line that somebody came for; 0 for none. */
  readonly line: number;
}

/** Edits a document as it is written: it is saved by itself as soon as it is right, and what is wrong is marked in place. */
export function Editor({ file, written, found, line }: EditorProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor>(undefined);
  const paper = usePaper(file, written, (text, own) => editor.current?.show(text, own));
  const marks = paper.state.is === "saved" ? found : paper.marks;
  const wrong = found.filter(({ warning }) => !warning).length;
  const { may, why } = useMay("editor");
  const { hints, said, moved } = useHints(file);
  const heard = useRef({ typed: paper.typed, moved });
  useEffect(() => void (heard.current = { typed: paper.typed, moved }));
  // What others write later is put into the editor that is open.
  const first = useRef({ text: paper.first, line });
  useEffect(() => {
    if (!place.current) return undefined;
    const { text, line: at } = first.current;
    const opened = openEditor(place.current, {
      text,
      label: `${file} as it is written`,
      hints,
      readOnly: !may,
      typed: (now) => heard.current.typed(now),
      moved: (now, where) => heard.current.moved(now, where),
    });
    editor.current = opened;
    opened.toLine(at);
    return () => opened.close();
  }, [file, hints, may]);
  // From another line of this document, without leaving it.
  useEffect(() => editor.current?.toLine(line), [line]);
  useEffect(() => editor.current?.mark(marks.filter((mark) => mark.file === file)), [marks, file]);
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1 className={css.title}>
          <code>{file}</code>
        </h1>
        <Reach file={file} />
        <Link to="/wrong">All checks</Link>
        <Link to="/">All brands</Link>
      </div>
      {why === undefined ? <How {...paper} wrong={wrong} /> : <Notice>{why}</Notice>}
      <div ref={place} className={css.editor} />
      {/* With large letters it scrolls, by keys as well. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <p className={css.said} role="status" aria-label="What the cursor is at" tabIndex={0}>
        {said.length > 0 ? said.join(" ") : "Ctrl and Space: what may be written here."}
      </p>
      <Marks marks={marks} file={file} toLine={(at) => editor.current?.toLine(at)} />
    </div>
  );
}

type HowProps = Pick<ReturnType<typeof usePaper>, "state" | "take" | "replace" | "giveUp" | "goOn"> & {
  /** How many errors it has as it is saved. */
  readonly wrong: number;
};

function How({ state, wrong, take, replace, giveUp, goOn }: HowProps): ReactNode {
  switch (state.is) {
    case "saved":
      if (wrong > 0)
        return (
          <Notice tone="bad">
            It stands so in the folder, with {wrong === 1 ? "an error" : `${wrong} errors`}: borrowers keep the last
            good documents until it is right.
          </Notice>
        );
      if (state.theirs)
        return (
          <Notice>
            Somebody else has written it meanwhile: this is how it stands now. What you type is saved as soon as all
            documents are right with it.
          </Notice>
        );
      return <Notice>Saved as it stands. What you type is saved as soon as all documents are right with it.</Notice>;
    case "looked at":
      return <Notice>Being looked at …</Notice>;
    case "wrong":
      return (
        <Notice tone="bad">
          Not saved: something would be wrong. Borrowers keep what they have.{" "}
          {state.kept
            ? "What you typed stays in this browser."
            : "This browser keeps nothing: it is gone with this page."}
        </Notice>
      );
    case "kept":
      return (
        <Notice tone="warn">
          <span>
            Not saved yet: what was typed here on {moment(state.at)}.{" "}
            {state.right === undefined
              ? "It is being looked at …"
              : state.right
                ? "All documents are right with it."
                : "Something would be wrong."}
          </span>
          {state.right === true && (
            <button type="button" className={parts.button} onClick={goOn}>
              Save it
            </button>
          )}
          <button type="button" className={parts.button} onClick={giveUp}>
            Drop it
          </button>
        </Notice>
      );
    case "said":
      return (
        <Notice tone="good">
          Saved. {state.said.length > 0 ? state.said.join(" ") : "Nothing is otherwise by it."}
        </Notice>
      );
    case "failed":
      return <Notice tone="bad">{state.why}</Notice>;
    case "conflict":
      return (
        <Notice tone="warn">
          <span>Somebody else has written it meanwhile. Yours is not saved.</span>
          <details className={css.theirs}>
            <summary>As it stands now</summary>
            <pre>{state.theirs}</pre>
          </details>
          <button type="button" className={parts.button} onClick={() => take(state.theirs)}>
            Take theirs
          </button>
          <button type="button" className={parts.button} onClick={() => replace(state.theirs)}>
            Write mine over it
          </button>
        </Notice>
      );
  }
}
