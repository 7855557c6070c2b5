import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import type { Mark, Writer } from "../../publish/studio/questions.ts";
import { useMay } from "../asking/use-may.ts";
import { Notice } from "../parts/Notice.tsx";
import { type CodeEditor, openEditor } from "./code-mirror.ts";
import css from "./editor.module.css";
import { How } from "./How.tsx";
import { Marks } from "./Marks.tsx";
import { Reach } from "./Reach.tsx";
import { useHints } from "./use-hints.ts";
import { usePaper } from "./use-paper.ts";

interface EditorProps {
  readonly file: string;
  /** As it stands in the folder; undefined where it was taken away while it is open here. */
  readonly written: string | undefined;
  /** Who wrote it so; absent where that was outside the studio. */
  readonly by: Writer | undefined;
  /** What is wrong with that. */
  readonly found: readonly Mark[];
  /** The line that somebody came for; 0 for none. */
  readonly line: number;
}

/** Edits a document as it is written: it is saved by itself as soon as it is right, and what is wrong is marked in place. */
export function Editor({ file, written, by, found, line }: EditorProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor>(undefined);
  const { may, why } = useMay("editor");
  const paper = usePaper(file, written, (text, own) => editor.current?.show(text, own), may);
  const marks = paper.state.is === "saved" ? found : paper.marks;
  const wrong = found.filter(({ warning }) => !warning).length;
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
      <div className={css.how}>
        {why !== undefined && <Notice>{why}</Notice>}
        {(why === undefined || paper.state.is === "gone") && (
          <How {...paper} wrong={wrong} by={by} written={written} may={may} />
        )}
      </div>
      <div ref={place} className={css.editor} />
      {/* With large letters it scrolls, by keys as well. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <p className={css.said} role="status" aria-label="What the cursor is at" tabIndex={0}>
        {said.length > 0 ? said.join(" ") : "Ctrl and Space: what may be written here."}
      </p>
      <Marks
        marks={marks}
        file={file}
        toLine={(at) => editor.current?.toLine(at)}
        mend={may ? (mark) => editor.current?.mend(mark) : undefined}
      />
    </div>
  );
}
