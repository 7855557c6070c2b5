import { useSetAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import type { Mark } from "../../publish/studio/questions.ts";
import { ask, SignedOut } from "../asking/ask.ts";
import { drop, type Kept, keep, keptOf } from "./kept.ts";
import { newsAtom, signedOutAtom } from "../asking/use-answer.ts";

/** How long nobody types until the document is looked at, and saved where it is right, ms. */
const PAUSE = 500;

/** How a document stands that somebody edits. */
type PaperState =
  | { readonly is: "saved" }
  | { readonly is: "looked at" }
  /** Not saved, for it would be wrong; `kept` where this browser has it over a reload. */
  | { readonly is: "wrong"; readonly kept: boolean }
  /** It was typed here before, at `at`, and never saved; whether it is right is not known yet where `right` is absent. */
  | { readonly is: "kept"; readonly at: string; readonly right?: boolean }
  | { readonly is: "said"; readonly said: readonly string[] }
  /** Somebody else has written it meanwhile. */
  | { readonly is: "conflict"; readonly theirs: string }
  | { readonly is: "failed"; readonly why: string };

interface PaperEditing {
  /** What the editor is opened with. */
  readonly first: string;
  readonly state: PaperState;
  readonly marks: readonly Mark[];
  readonly typed: (text: string) => void;
  /** Gives one's own text up for what somebody else has written. */
  readonly take: (theirs: string) => void;
  /** Goes on with one's own text, over what somebody else has written. */
  readonly replace: (theirs: string) => void;
  /** Gives one's own text up for what is saved. */
  readonly giveUp: () => void;
  /** Saves what was kept here. */
  readonly goOn: () => void;
}

/**
 * Looks at what is typed once nobody types for a moment, and saves it where it is right: nothing is left unsaved that
 * could be. What is not saved is kept in this browser; who comes back to it sees it again, and it is saved when he goes
 * on with it.
 * @param written as it stands in the folder
 * @param show puts a text into the editor, which tells it as if it had been typed
 */
export function usePaper(file: string, written: string, show: (text: string) => void): PaperEditing {
  const [earlier] = useState(() => {
    const kept = keptOf(file);
    return kept?.text === written ? undefined : kept;
  });
  const [state, setState] = useState<PaperState>(() => stateOf(earlier, written));
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const [text, setText] = useState(earlier?.text ?? written);
  /** Nobody has gone on yet with what was kept: it is looked at alone. */
  const resting = useRef(earlier !== undefined);
  /** Counts what is to be looked at once more though nobody typed. */
  const [round, setRound] = useState(0);
  /** As it stood when it was read or saved last: over nothing else is it written. */
  const before = useRef(earlier?.before ?? written);
  const kept = useRef(true);
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
        const right = found.every(({ warning }) => warning);
        if (resting.current) return setState((now) => (now.is === "kept" ? { ...now, right } : now));
        if (!right) return setState({ is: "wrong", kept: kept.current });
        const done = await ask("save", { file, before: before.current, text });
        if (done.is === "written" || done.is === "as it was") {
          before.current = text;
          const now = keptOf(file);
          if (now?.text === text) drop(file);
          // What was typed meanwhile begins with what is saved now.
          else if (now) keep(file, { ...now, before: text });
        }
        if (late) return;
        if (done.is === "conflict") setState({ is: "conflict", theirs: done.theirs ?? "" });
        else if (done.is === "refused") {
          setMarks(done.marks);
          setState({ is: "wrong", kept: kept.current });
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
  const goOn = () => {
    resting.current = false;
    setState({ is: "looked at" });
    setRound((count) => count + 1);
  };
  return {
    first: text,
    state,
    marks,
    typed: (now) => {
      resting.current = false;
      if (now !== before.current)
        kept.current = keep(file, { text: now, before: before.current, at: new Date().toISOString() });
      else if (!own.current) drop(file);
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
      kept.current = keep(file, { text, before: theirs, at: new Date().toISOString() });
      goOn();
    },
    giveUp: () => {
      before.current = written;
      show(written);
    },
    goOn,
  };
}

/** How a document stands where something is kept of it: others may have written it since. */
function stateOf(kept: Kept | undefined, written: string): PaperState {
  if (!kept) return { is: "saved" };
  return kept.before === written ? { is: "kept", at: kept.at } : { is: "conflict", theirs: written };
}
