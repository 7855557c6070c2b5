import { useAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import type { Mark } from "../../publish/studio/questions.ts";
import { ask } from "../asking/ask.ts";
import { newsAtom } from "../asking/heard.ts";
import { isOver, useFailure } from "../asking/use-failure.ts";
import { beginning } from "./beginning.ts";
import { drop, keep, keptOf } from "./kept.ts";
import { merged } from "./merged.ts";
import type { PaperEditing, PaperState } from "./paper-editing.ts";

/** How long nobody types until the document is looked at, and saved where it is right, ms. */
const PAUSE = 500;

/**
 * Looks at what is typed once nobody types for a moment, and saves it where it is right: nothing is left unsaved that
 * could be. What is not saved is kept in this browser; who comes back to it sees it again, and it is saved when he goes
 * on with it. What somebody else writes meanwhile in other lines comes beside what is typed; where both wrote in the
 * same, nothing is saved until one of both is chosen.
 * @param written as it stands in the folder; undefined where it was taken away
 * @param show puts a text into the editor; `own` where that is by whoever edits
 * @param may whether whoever looks at it may edit it
 */
export function usePaper(
  file: string,
  written: string | undefined,
  show: (text: string, own: boolean) => void,
  may: boolean,
): PaperEditing {
  const [begun] = useState(() => beginning(file, written ?? ""));
  const { earlier } = begun;
  const [state, setState] = useState<PaperState>(() => (earlier ? { is: "kept", at: earlier.at } : { is: "saved" }));
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const [text, setText] = useState(begun.text);
  /** What was looked at last, where it is saved when somebody says so. */
  const [tried, setTried] = useState<{ readonly text: string; readonly right: boolean }>();
  /** Nobody has gone on yet with what was kept: it is looked at alone. */
  const resting = useRef(earlier !== undefined);
  /** Counts what is to be looked at once more though nobody typed. */
  const [round, setRound] = useState(0);
  /** As it stood when it was read or saved last: over nothing else is it written by itself. */
  const before = useRef(begun.before);
  /** What somebody else has written over that, in the lines in which something is typed here. */
  const [theirs, setTheirs] = useState(begun.theirs);
  const [joined, setJoined] = useState(begun.joined);
  /** What is being saved: it may be told before it is answered. */
  const saving = useRef<string>(undefined);
  const kept = useRef(true);
  const shown = useRef(show);
  useEffect(() => void (shown.current = show));
  /** What is put into the editor here is told by it as if it were typed. */
  const putting = useRef(false);
  const gone = written === undefined;
  /** What is typed while something is saved is looked at, whatever it is: that may come to stand there. */
  const hasOwn = (now: string) => now !== before.current || saving.current !== undefined;
  const [news, tell] = useAtom(newsAtom);
  const failure = useFailure();
  const put = (now: string, own = false) => {
    putting.current = true;
    shown.current(now, own);
    putting.current = false;
    setText(now);
  };
  const keepHere = (now: string) => {
    kept.current = keep(file, { text: now, before: before.current, at: new Date().toISOString() }, earlier);
  };
  /** What stands in the folder is in the editor, alone. */
  const settle = (stands: string, own = false) => {
    before.current = stands;
    setTheirs(undefined);
    put(stands, own);
    setMarks([]);
    drop(file, earlier);
  };
  /** Has both, what is typed here and what somebody else has written, in the editor; whether that can be. */
  const join = (mine: string, other: string): boolean => {
    const both = merged(before.current, mine, other);
    if (both === undefined) return false;
    if (both === other) {
      // There is nothing of his own any more, or just that.
      settle(other);
      resting.current = false;
      setState(mine === other ? { is: "saved" } : { is: "saved", theirs: true });
      return true;
    }
    before.current = other;
    setTheirs(undefined);
    setJoined(other);
    keepHere(both);
    put(both);
    if (!resting.current) setState({ is: "looked at" });
    setRound((count) => count + 1);
    return true;
  };
  const fail = (error: unknown) => {
    setState({ is: "failed", ...failure(error, "What you typed is still here, and looked at again once it does.") });
  };
  /** Saves a text where the file is as it is known to be. */
  const save = async (now: string, over: string | undefined) => {
    const known = before.current;
    saving.current = now;
    try {
      const done = await ask("save", { file, before: over, text: now });
      if (done.is === "written" || done.is === "as it was") {
        // What others have written since is known already.
        if (before.current === known) before.current = now;
        const stored = keptOf(file);
        if (stored?.text === now) drop(file, earlier);
        // What was typed meanwhile begins with what is saved now.
        else if (stored) keep(file, { ...stored, before: now }, earlier);
      }
      return done;
    } finally {
      saving.current = undefined;
    }
  };
  const latest = useRef({ text, isSaved: true, join, save, fail, settle });
  useEffect(() => {
    const isSaved = theirs === undefined && (state.is === "saved" || state.is === "said");
    latest.current = { text, isSaved, join, save, fail, settle };
  });
  useEffect(() => {
    const isOwn = hasOwn(text);
    if (!may || (!isOwn && theirs === undefined && !gone)) return undefined;
    let late = false;
    const look = async () => {
      const now = latest.current;
      // What is typed now may leave theirs alone.
      if (theirs !== undefined && !gone && now.join(text, theirs)) return;
      try {
        const found = (await ask("try", { file, text })).marks;
        if (late) return;
        setMarks(found);
        const right = found.every(({ warning }) => warning);
        setTried({ text, right });
        if (theirs !== undefined || gone) return;
        if (resting.current) return setState((was) => (was.is === "kept" ? { ...was, right } : was));
        if (!right) return setState({ is: "wrong", kept: kept.current });
        const done = await now.save(text, before.current);
        if (late) return tell((count) => count + 1);
        if (done.is === "conflict") {
          if (done.theirs !== undefined && done.theirs !== before.current) setTheirs(done.theirs);
        } else if (done.is === "refused") {
          setMarks(done.marks);
          setState({ is: "wrong", kept: kept.current });
        } else setState(done.is === "written" ? { is: "said", said: done.said } : { is: "saved" });
        tell((count) => count + 1);
      } catch (error) {
        if (!late) now.fail(error);
      }
    };
    const timer = setTimeout(() => void look(), PAUSE);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [file, text, theirs, gone, may, round, tell]);
  useEffect(() => {
    if (state.is !== "failed" || !isOver(state, news)) return;
    // Somebody answers again: nothing that was kept is saved by that alone.
    if (resting.current && earlier) setState({ is: "kept", at: earlier.at });
    else setState({ is: latest.current.text === before.current ? "saved" : "looked at" });
    setRound((count) => count + 1);
  }, [state, news, earlier]);
  useEffect(() => {
    if (written === undefined || written === saving.current) return;
    const { text: now, isSaved, join: joinBoth, settle: settleWith } = latest.current;
    if (isSaved && now === written) before.current = written;
    else if (isSaved || now === written) {
      // Who has typed nothing since sees what others write, and who has typed just that has nothing of his own.
      settleWith(written);
      setState(now === written ? { is: "saved" } : { is: "saved", theirs: true });
    } else if (written === before.current) setTheirs(undefined);
    else if (!joinBoth(now, written)) setTheirs(written);
  }, [file, written]);
  const goOn = () => {
    resting.current = false;
    keepHere(text);
    setState({ is: "looked at" });
    setRound((count) => count + 1);
  };
  const right = tried?.text === text ? tried.right : undefined;
  const why = state.is === "failed" ? state.why : undefined;
  return {
    first: begun.text,
    state: gone
      ? { is: "gone", right, why }
      : theirs === undefined
        ? state
        : { is: "conflict", mine: text, theirs, right, why },
    marks,
    joined,
    typed: (now) => {
      if (putting.current) return;
      resting.current = false;
      // What comes from others before this is drawn finds it.
      latest.current.text = now;
      if (latest.current.isSaved) setJoined(undefined);
      if (now === theirs) {
        before.current = theirs;
        setTheirs(undefined);
      }
      const isOwn = hasOwn(now);
      if (isOwn) keepHere(now);
      else if (!latest.current.isSaved) drop(file, earlier);
      setText(now);
      setState({ is: isOwn ? "looked at" : "saved" });
      if (!isOwn) setMarks([]);
    },
    take: (other) => {
      resting.current = false;
      settle(other);
      setJoined(undefined);
      setState({ is: "saved" });
    },
    replace: (other) => {
      const now = text;
      void save(now, other)
        .then((done) => {
          if (done.is === "refused") {
            setMarks(done.marks);
            setTried({ text: now, right: false });
          } else if (done.is === "conflict") {
            if (done.theirs !== undefined) setTheirs(done.theirs);
          } else {
            resting.current = false;
            setTheirs(undefined);
            setJoined(undefined);
            if (latest.current.text === now)
              setState(done.is === "written" ? { is: "said", said: done.said } : { is: "saved" });
          }
          tell((count) => count + 1);
        })
        .catch(fail);
    },
    giveUp: () => {
      resting.current = false;
      settle(written ?? before.current, true);
      setJoined(undefined);
      setState({ is: "saved" });
    },
    goOn,
  };
}
