import { notUndone } from "../../publish/studio/changes.ts";
import { useAtom } from "jotai";
import { useLayoutEffect, useRef, useState } from "react";
import { canonical, type Json } from "../../publish/documents/json.ts";
import type { LayerName } from "../../publish/edit/brand-layers.ts";
import type { SheetField, SheetLayer } from "../../publish/studio/brand-sheet.ts";
import type { Edited, NewText } from "../../publish/studio/questions.ts";
import { ask } from "../asking/ask.ts";
import { newsAtom } from "../asking/heard.ts";
import { type Failure, isOver, useFailure } from "../asking/use-failure.ts";
import type { Said, Step } from "../controls/control.ts";
import type { Draft } from "../drafts/drafts.ts";
import { useTurns } from "../asking/use-turns.ts";
import { type Press, type Saying, withPresses, withSaid } from "./with-said.ts";

/** What became of the last edit of a field; `yours` is what was to be said. */
export type Outcome =
  | Saved
  /** `last` is what was saved before it and can be taken back still: that it says so already hides nothing of it. */
  | (Extract<Edited, { readonly is: "as it was" }> & { readonly last?: Saved | undefined })
  | (Extract<Edited, { readonly is: "refused" }> & Yours)
  /** Theirs is what the layer, at this place among the layers, says by now; they set it since this moment (ISO 8601). */
  | (Extract<Edited, { readonly is: "conflict" }> & Yours & { readonly at: number; readonly since: string })
  | { readonly is: "taken back"; readonly said: readonly string[] }
  | { readonly is: "saving" }
  /** `last` is what was to be taken back, and can be once somebody answers. */
  | ({ readonly is: "failed"; readonly last?: Saved } & Failure);

export type Saved = Extract<Edited, { readonly is: "written" }>;

interface Yours {
  readonly yours: Json | undefined;
  /** The words that were to be said with it. */
  readonly texts?: readonly NewText[] | undefined;
}

interface Editing {
  /** The value as it is by now: what was written is not told anew at once, and what was pressed shows before it is. */
  readonly current: SheetField;
  readonly outcome: Outcome | undefined;
  /**
   * Says a value in a layer, with words that it needs, once all that was said before it is answered; undefined no longer
   * says it there.
   */
  readonly set: (said: Said, layer: SheetLayer, texts?: readonly NewText[]) => Promise<Ended>;
  /** Says what follows from the value, which shows as it will be until that is answered. */
  readonly press: (step: Step, layer: SheetLayer) => Promise<Ended>;
  /** Somebody begins to type: what he sees now is what he edits. */
  readonly begin: () => void;
  /** Takes back what was written last. */
  readonly undo: () => Promise<void>;
  readonly forget: () => void;
  /** What was refused is not what is typed by now. */
  readonly outdated: () => void;
  /** The nearest value that would be right, of a colour that was refused. */
  readonly offered: string | undefined;
}

/** What became of an edit, and the value that it said. */
interface Ended {
  readonly done: Outcome;
  readonly value: Json | undefined;
}

/** What each layer said when somebody began, and when that was (ISO 8601). */
type Seen = Pick<Draft, "said" | "at">;

/** So long ago at most somebody else set what whoever did not type cannot have seen, ms. */
const UNSEEN = 60_000;

/**
 * Edits one value of a pair; what is refused stays with whoever typed it.
 * @param draft what was typed before the page was loaded
 */
export function useEdit(
  business: string,
  channel: string,
  told: SheetField,
  layers: readonly SheetLayer[],
  draft: Draft | undefined,
): Editing {
  const [written, setWritten] = useState<Written>();
  const field = written?.of === told ? withSaid(told, written) : told;
  const [presses, setPresses] = useState<readonly Press[]>([]);
  const [outcome, setOutcome] = useState<Outcome>();
  const [offered, setOffered] = useState<string>();
  const [news, tell] = useAtom(newsAtom);
  const failure = useFailure();
  /**
   * Asks all that the page shows anew. Not where something was written: asked for at once that would take the processor
   * from the preview, which whoever edits looks at, and the next news tells of it.
   */
  const askAnewAfter = ({ is }: { readonly is: string }) => is !== "written" && tell((before) => before + 1);
  /** As whoever types saw it when he began: what others set meanwhile he has not seen. */
  const seen = useRef<Seen | undefined>(draft);
  /** How it all stands by now, for an edit that waited for the one before. */
  const latest = useRef<Standing>({ told, field, written, outcome });
  useLayoutEffect(() => {
    latest.current = { told, field, written, outcome };
  });
  /** Whoever edits again before the first answer edits what he has just said himself. */
  const inTurn = useTurns();
  const ends = (ended: Outcome): Outcome => {
    latest.current = { ...latest.current, outcome: ended };
    setOutcome(ended);
    return ended;
  };
  const set: Editing["set"] = (...asked) => inTurn(() => edited(...asked));
  const press: Editing["press"] = (step, layer) => {
    const pressed = { at: layers.indexOf(layer), step };
    setPresses((all) => [...all, pressed]);
    return inTurn(() =>
      edited(step, layer, undefined, () => setPresses((all) => all.filter((one) => one !== pressed))),
    );
  };
  /** @param answered is told in the same moment as what is shown of it: a press is never counted twice */
  const edited = async (
    said: Said,
    layer: SheetLayer,
    texts?: readonly NewText[],
    answered?: () => void,
  ): Promise<Ended> => {
    // As the edits before it left the value.
    const value = typeof said === "function" ? said(latest.current.field) : said;
    const done = await sent(value, layer, texts);
    answered?.();
    return { done, value };
  };
  const sent = async (
    value: Json | undefined,
    layer: SheetLayer,
    texts: readonly NewText[] | undefined,
  ): Promise<Outcome> => {
    const last = savedIn(latest.current.outcome);
    setOutcome({ is: "saving" });
    setOffered(undefined);
    const at = layers.indexOf(layer);
    const from = seen.current ?? { said: latest.current.field.said, at: now(UNSEEN) };
    // What stands beside his own he has seen, whatever comes of it.
    if (latest.current.outcome?.is === "conflict") seen.current = from;
    const was = from.said[at]?.value;
    const name: LayerName = layer.name;
    try {
      const edit = { business, channel, path: field.path, value, layer: name, was, texts };
      const done = await ask("edit", edit);
      askAnewAfter(done);
      if (done.is === "conflict") {
        // Of what somebody else has set he is shown the value, as it is from now on.
        seen.current = undefined;
        writes({ at, says: done.theirs, before: was });
        return ends({ ...done, yours: value, texts, at, since: from.at });
      }
      if (done.is === "refused") {
        const refused = ends({ ...done, yours: value, texts });
        if (field.takes.is === "colour") setOffered((await ask("offer", edit)).colour);
        return refused;
      }
      seen.current = undefined;
      if (done.is === "written") writes({ at, says: done.says, before: was });
      return ends(done.is === "as it was" ? { ...done, last } : done);
    } catch (error) {
      // What is tried again is still of what was seen.
      seen.current = from;
      return ends({ is: "failed", ...failure(error, stays(value, texts)) });
    }
  };
  const writes = (one: Omit<Written, "of">) => {
    const { told: of, field: before } = latest.current;
    const now = { ...one, of };
    setWritten(now);
    latest.current = { ...latest.current, written: now, field: withSaid(before, one) };
  };
  const undo = () => inTurn(takenBack);
  const takenBack = async () => {
    const { written: made } = latest.current;
    const last = savedIn(latest.current.outcome);
    // Of two presses the first has taken it back by the turn of the second.
    if (!last) return;
    try {
      const done = await ask("undo", { edit: last.edit });
      if (done.is === "written" || done.is === "as it was") {
        ends({ is: "taken back", said: done.is === "written" ? done.said : [] });
        // Whoever types on edits what is there now.
        seen.current = undefined;
        if (made) writes({ ...made, says: made.before });
      } else {
        const why =
          done.is === "conflict" ? notUndone(done.how) : "It cannot be taken back: something would be wrong by that.";
        ends({ is: "failed", why });
      }
      askAnewAfter(done);
    } catch (error) {
      ends({ is: "failed", last, ...failure(error, AGAIN) });
    }
  };
  const begin = () => {
    // Beside what somebody else sets the whole time he edits that.
    if (latest.current.outcome?.is !== "conflict") seen.current ??= { said: field.said, at: now() };
  };
  const forget = () => {
    setOutcome(undefined);
    seen.current = undefined;
  };
  const outdated = () => setOutcome((last) => (last?.is === "refused" ? undefined : last));
  const shown = outcome?.is === "failed" && isOver(outcome, news) ? outcome.last : stillOpen(outcome, field);
  const current = withPresses(field, presses);
  return { current, outcome: shown, set, press, begin, undo, offered, forget, outdated };
}

/** Where somebody else has set by now what was to be said, there is nothing to choose. */
function stillOpen(outcome: Outcome | undefined, { said }: SheetField): Outcome | undefined {
  if (outcome?.is !== "conflict" || canonical(said[outcome.at]?.value) !== canonical(outcome.yours)) return outcome;
  return { is: "as it was", layer: outcome.layer };
}

/** What was saved last and can be taken back. */
function savedIn(outcome: Outcome | undefined): Saved | undefined {
  if (outcome?.is === "written") return outcome;
  return outcome?.is === "as it was" || outcome?.is === "failed" ? outcome.last : undefined;
}

const AGAIN = "Try again once it does.";

/** What becomes of what was to be said, where nobody answered: a value is kept with its field, a new entry where it was typed. */
function stays(value: Json | undefined, texts: readonly NewText[] | undefined): string {
  if (value === undefined) return AGAIN;
  return texts
    ? "What you typed is still here: try again once it does."
    : "What you set is kept here, and offered again once it does.";
}

/** A value as it was told and as it is by now, and what became of its last edit. */
interface Standing {
  readonly told: SheetField;
  readonly field: SheetField;
  readonly written: Written | undefined;
  readonly outcome: Outcome | undefined;
}

const now = (before = 0): string => new Date(Date.now() - before).toISOString();

/** What a layer was made to say of a value, since that was told. */
interface Written extends Saying {
  readonly of: SheetField;
  readonly before: Json | undefined;
}
