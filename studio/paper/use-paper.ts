import { useSetAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import type { Mark } from "../../publish/studio/questions.ts";
import { ask, SignedOut } from "../asking/ask.ts";
import { newsAtom, signedOutAtom } from "../asking/use-answer.ts";

/** How long nobody types until the document is looked at, and saved where it is right, ms. */
const PAUSE = 500;

/** How a document stands that somebody edits. */
export type PaperState =
  | { readonly is: "saved" }
  | { readonly is: "looked at" }
  | { readonly is: "wrong" }
  | { readonly is: "said"; readonly said: readonly string[] }
  /** Somebody else has written it meanwhile. */
  | { readonly is: "conflict"; readonly theirs: string }
  | { readonly is: "failed"; readonly why: string };

interface PaperEditing {
  readonly state: PaperState;
  readonly marks: readonly Mark[];
  readonly typed: (text: string) => void;
  /** Gives one's own text up for what somebody else has written. */
  readonly take: (theirs: string) => void;
  /** Goes on with one's own text, over what somebody else has written. */
  readonly replace: (theirs: string) => void;
}

/**
 * Looks at what is typed once nobody types for a moment, and saves it where it is right: nothing is left unsaved that
 * could be.
 * @param written as it stands in the folder
 * @param show puts a text into the editor, which tells it as if it had been typed
 */
export function usePaper(file: string, written: string, show: (text: string) => void): PaperEditing {
  const [state, setState] = useState<PaperState>({ is: "saved" });
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const [text, setText] = useState(written);
  /** Counts what is to be looked at once more though nobody typed. */
  const [round, setRound] = useState(0);
  /** As it stood when it was read or saved last: over nothing else is it written. */
  const before = useRef(written);
  const tell = useSetAtom(newsAtom);
  const signOut = useSetAtom(signedOutAtom);
  useEffect(() => {
    if (text === before.current) return undefined;
    let late = false;
    const look = async () => {
      try {
        const found = (await ask("try", { file, text })).marks;
        if (late) return;
        setMarks(found);
        if (found.some(({ warning }) => !warning)) return setState({ is: "wrong" });
        const done = await ask("save", { file, before: before.current, text });
        if (done.is === "written" || done.is === "as it was") before.current = text;
        if (late) return;
        if (done.is === "conflict") setState({ is: "conflict", theirs: done.theirs ?? "" });
        else if (done.is === "refused") {
          setMarks(done.marks);
          setState({ is: "wrong" });
        } else setState(done.is === "written" ? { is: "said", said: done.said } : { is: "saved" });
        tell((count) => count + 1);
      } catch (error) {
        if (error instanceof SignedOut) signOut(true);
        if (!late) setState({ is: "failed", why: error instanceof Error ? error.message : String(error) });
      }
    };
    const timer = setTimeout(() => void look(), PAUSE);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [file, text, round, tell, signOut]);
  // Who has typed nothing since sees what others write.
  const own = useRef(true);
  useEffect(() => void (own.current = state.is === "saved" || state.is === "said"));
  const shown = useRef(show);
  useEffect(() => void (shown.current = show));
  useEffect(() => {
    if (!own.current) return;
    before.current = written;
    shown.current(written);
  }, [written]);
  return {
    state,
    marks,
    typed: (now) => {
      setText(now);
      setState(now === before.current ? { is: "saved" } : { is: "looked at" });
      if (now === before.current) setMarks([]);
    },
    take: (theirs) => {
      before.current = theirs;
      show(theirs);
    },
    replace: (theirs) => {
      before.current = theirs;
      setState({ is: "looked at" });
      setRound((count) => count + 1);
    },
  };
}
