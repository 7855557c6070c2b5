import { useSetAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import type { Mark } from "../../publish/studio/questions.ts";
import { ask, SignedOut } from "../asking/ask.ts";
import { drop, keep, keptOf } from "./kept.ts";
import { newsAtom, signedOutAtom } from "../asking/use-answer.ts";
import type { PaperEditing, PaperState } from "./paper-editing.ts";

/** How long nobody types until the document is looked at, and saved where it is right, ms. */
const PAUSE = 500;

/**
 * Looks at what is typed once nobody types for a moment, and saves it where it is right: nothing is left unsaved that
 * could be. What is not saved is kept in this browser; who comes back to it sees it again, and it is saved when he goes
 * on with it. What somebody else writes meanwhile is told, and shown in place of a text in which nothing is typed.
 * @param written as it stands in the folder
 * @param show puts a text into the editor, which tells it as if it had been typed; `own` where that is by whoever edits
 */
export function usePaper(file: string, written: string, show: (text: string, own: boolean) => void): PaperEditing {
  const [earlier] = useState(() => {
    const kept = keptOf(file);
    return kept?.text === written ? undefined : kept;
  });
  const [state, setState] = useState<PaperState>(() => (earlier ? { is: "kept", at: earlier.at } : { is: "saved" }));
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const [text, setText] = useState(earlier?.text ?? written);
  /** Nobody has gone on yet with what was kept: it is looked at alone. */
  const resting = useRef(earlier !== undefined);
  /** Counts what is to be looked at once more though nobody typed. */
  const [round, setRound] = useState(0);
  /** As it stood when it was read or saved last: over nothing else is it written. */
  const before = useRef(earlier?.before ?? written);
  /** What somebody else has written over that, beside what is typed here. */
  const [theirs, setTheirs] = useState(earlier && earlier.before !== written ? written : undefined);
  /** What is being saved: it may be told before it is answered. */
  const saving = useRef<string>(undefined);
  const kept = useRef(true);
  const shown = useRef(show);
  useEffect(() => void (shown.current = show));
  /** What is typed while something is saved is looked at, whatever it is: that may come to stand there. */
  const hasOwn = (now: string) => now !== before.current || saving.current !== undefined;
  const tell = useSetAtom(newsAtom);
  const signOut = useSetAtom(signedOutAtom);
  useEffect(() => {
    const isOwn = hasOwn(text);
    if (!isOwn && theirs === undefined) return undefined;
    let late = false;
    const look = async () => {
      if (!isOwn && theirs !== undefined) {
        // He has taken back what he typed: there is nothing to choose.
        before.current = theirs;
        setTheirs(undefined);
        shown.current(theirs, false);
        return setState({ is: "saved", theirs: true });
      }
      try {
        const found = (await ask("try", { file, text })).marks;
        if (late) return;
        setMarks(found);
        if (theirs !== undefined) return;
        const right = found.every(({ warning }) => warning);
        if (resting.current) return setState((now) => (now.is === "kept" ? { ...now, right } : now));
        if (!right) return setState({ is: "wrong", kept: kept.current });
        saving.current = text;
        const done = await ask("save", { file, before: before.current, text });
        saving.current = undefined;
        if (done.is === "written" || done.is === "as it was") {
          before.current = text;
          const now = keptOf(file);
          if (now?.text === text) drop(file);
          // What was typed meanwhile begins with what is saved now.
          else if (now) keep(file, { ...now, before: text });
        }
        if (late) return;
        if (done.is === "conflict") setTheirs(done.theirs ?? "");
        else if (done.is === "refused") {
          setMarks(done.marks);
          setState({ is: "wrong", kept: kept.current });
        } else setState(done.is === "written" ? { is: "said", said: done.said } : { is: "saved" });
        tell((count) => count + 1);
      } catch (error) {
        saving.current = undefined;
        if (error instanceof SignedOut) signOut(true);
        if (!late) setState({ is: "failed", why: error instanceof Error ? error.message : String(error) });
      }
    };
    const timer = setTimeout(() => void look(), PAUSE);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [file, text, theirs, round, tell, signOut]);
  const latest = useRef({ text, isSaved: true });
  useEffect(() => {
    const isSaved = theirs === undefined && (state.is === "saved" || state.is === "said");
    latest.current = { text, isSaved };
  });
  useEffect(() => {
    if (written === saving.current) return;
    const { text: now, isSaved } = latest.current;
    if (!isSaved && now !== written) setTheirs(written === before.current ? undefined : written);
    else {
      // Who has typed nothing since sees what others write, and who has typed just that has nothing of his own.
      before.current = written;
      setTheirs(undefined);
      shown.current(written, false);
      if (isSaved) return;
      drop(file, earlier);
      setState({ is: "saved" });
    }
  }, [file, written, earlier]);
  /** What stands in the folder is known here, and may be written over. */
  const settle = (stands: string) => {
    before.current = stands;
    setTheirs(undefined);
  };
  const keepHere = (now: string) => {
    kept.current = keep(file, { text: now, before: before.current, at: new Date().toISOString() }, earlier);
  };
  const goOn = () => {
    resting.current = false;
    keepHere(text);
    setState({ is: "looked at" });
    setRound((count) => count + 1);
  };
  return {
    first: text,
    state: theirs === undefined ? state : { is: "conflict", theirs },
    marks,
    typed: (now) => {
      resting.current = false;
      if (now === theirs) settle(theirs);
      const isOwn = hasOwn(now);
      if (isOwn) keepHere(now);
      else if (!latest.current.isSaved) drop(file, earlier);
      setText(now);
      setState({ is: isOwn ? "looked at" : "saved" });
      if (!isOwn) setMarks([]);
    },
    take: (other) => {
      settle(other);
      show(other, false);
    },
    replace: (other) => {
      settle(other);
      goOn();
    },
    giveUp: () => {
      settle(written);
      show(written, true);
    },
    goOn,
  };
}
