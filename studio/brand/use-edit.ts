import { notUndone } from "../../publish/studio/changes.ts";
import { useAtom, useSetAtom } from "jotai";
import { useLayoutEffect, useRef, useState } from "react";
import type { Json } from "../../publish/documents/json.ts";
import { merge } from "../../publish/documents/merge.ts";
import type { LayerName } from "../../publish/edit/brand-layers.ts";
import type { SheetField, SheetLayer } from "../../publish/studio/brand-sheet.ts";
import type { Edited, NewText } from "../../publish/studio/questions.ts";
import { ask, SignedOut, Unreachable } from "../asking/ask.ts";
import { newsAtom, signedOutAtom } from "../asking/use-answer.ts";
import type { Draft } from "../drafts/drafts.ts";
import { useTurns } from "../asking/use-turns.ts";
import { type Setter, whoSetIt } from "./who-set-it.ts";

/** What became of the last edit of a field; `yours` is what was to be said. */
export type Outcome =
  | Exclude<Edited, { readonly is: "refused" | "conflict" }>
  | (Extract<Edited, { readonly is: "refused" }> & Yours)
  | (Extract<Edited, { readonly is: "conflict" }> & Yours & { readonly by?: Setter })
  | { readonly is: "taken back"; readonly said: readonly string[] }
  | { readonly is: "saving" }
  /** Where nobody answered, the news until then: with the next ones somebody does. */
  | { readonly is: "failed"; readonly why: string; readonly until?: number };

interface Yours {
  readonly yours: Json | undefined;
  /** The words that were to be said with it. */
  readonly texts?: readonly NewText[] | undefined;
}

interface Editing {
  /** The value as it is by now: what was written is not told anew at once. */
  readonly current: SheetField;
  readonly outcome: Outcome | undefined;
  /** Says a value in a layer, with words that it needs; undefined no longer says it there. Gives what became of it. */
  readonly set: (value: Json | undefined, layer: SheetLayer, texts?: readonly NewText[]) => Promise<Outcome>;
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
  const [outcome, setOutcome] = useState<Outcome>();
  const [offered, setOffered] = useState<string>();
  const [news, tell] = useAtom(newsAtom);
  const signOut = useSetAtom(signedOutAtom);
  /**
   * Asks all that the page shows anew. Not where something was written: asked for at once that would take the processor
   * from the preview, which whoever edits looks at, and the next news tells of it.
   */
  const askAnewAfter = ({ is }: { readonly is: string }) => is !== "written" && tell((before) => before + 1);
  const failed = (error: unknown): Outcome => {
    if (error instanceof SignedOut) signOut(true);
    const why = error instanceof Error ? error.message : String(error);
    return { is: "failed", why, ...(error instanceof Unreachable && { until: news }) };
  };
  /** As whoever types saw it when he began: what others set meanwhile he has not seen. */
  const seen = useRef<Seen | undefined>(draft);
  /** How it all stands by now, for an edit that waited for the one before. */
  const latest = useRef<Standing>({ told, field, outcome });
  useLayoutEffect(() => {
    latest.current = { told, field, outcome };
  });
  /** Whoever edits again before the first answer edits what he has just said himself. */
  const inTurn = useTurns();
  const ends = (ended: Outcome): Outcome => {
    latest.current = { ...latest.current, outcome: ended };
    setOutcome(ended);
    return ended;
  };
  const set: Editing["set"] = (...asked) => inTurn(() => edited(...asked));
  const edited: Editing["set"] = async (value, layer, texts) => {
    setOutcome({ is: "saving" });
    setOffered(undefined);
    const at = layers.indexOf(layer);
    const from = seen.current ?? { said: latest.current.field.said, at: now(UNSEEN) };
    const was = from.said[at]?.value;
    const name: LayerName = layer.name;
    try {
      const edit = { business, channel, path: field.path, value, layer: name, was, texts };
      const done = await ask("edit", edit);
      askAnewAfter(done);
      if (done.is === "conflict") {
        const { theirs } = done;
        // Of what somebody else has set he is shown the value.
        seen.current = { said: from.said.with(at, theirs === undefined ? null : { value: theirs }), at: now() };
        return ends({ ...done, yours: value, texts, by: await whoSetIt(layer.file, field.path, from.at) });
      }
      if (done.is === "refused") {
        const refused = ends({ ...done, yours: value, texts });
        if (field.takes.is === "colour") setOffered((await ask("offer", edit)).colour);
        return refused;
      }
      seen.current = undefined;
      if (done.is === "written") writes({ at, says: done.says, before: was });
      return ends(done);
    } catch (error) {
      // What is tried again is still of what was seen.
      seen.current = from;
      return ends(failed(error));
    }
  };
  const writes = (one: Omit<Written, "of">) => {
    const { told: of, field: before } = latest.current;
    setWritten({ ...one, of });
    latest.current = { ...latest.current, field: withSaid(before, one) };
  };
  const undo = () => inTurn(takenBack);
  const takenBack = async () => {
    const { outcome: last } = latest.current;
    // Of two presses the first has taken it back by the turn of the second.
    if (last?.is !== "written") return;
    try {
      const done = await ask("undo", { edit: last.edit });
      if (done.is === "written" || done.is === "as it was") {
        ends({ is: "taken back", said: done.is === "written" ? done.said : [] });
        // Whoever types on edits what is there now.
        seen.current = undefined;
        if (written) writes({ ...written, says: written.before });
      } else {
        const why =
          done.is === "conflict" ? notUndone(done.how) : "It cannot be taken back: something would be wrong by that.";
        ends({ is: "failed", why });
      }
      askAnewAfter(done);
    } catch (error) {
      ends(failed(error));
    }
  };
  const begin = () => {
    seen.current ??= { said: field.said, at: now() };
  };
  const forget = () => {
    setOutcome(undefined);
    seen.current = undefined;
  };
  const outdated = () => setOutcome((last) => (last?.is === "refused" ? undefined : last));
  const isOver = outcome?.is === "failed" && outcome.until !== undefined && outcome.until !== news;
  return { current: field, outcome: isOver ? undefined : outcome, set, begin, undo, offered, forget, outdated };
}

/** A value as it was told and as it is by now, and what became of its last edit. */
interface Standing {
  readonly told: SheetField;
  readonly field: SheetField;
  readonly outcome: Outcome | undefined;
}

const now = (before = 0): string => new Date(Date.now() - before).toISOString();

/** What a layer was made to say of a value, since that was told. */
interface Written {
  readonly of: SheetField;
  /** The layer's place among the layers. */
  readonly at: number;
  readonly says: Json | undefined;
  readonly before: Json | undefined;
}

/** A value with what one of its layers says by now. */
export function withSaid(field: SheetField, { at, says }: Pick<Written, "at" | "says">): SheetField {
  const said = field.said.map((one, index) => (index !== at ? one : says === undefined ? null : { value: says }));
  const value = said.reduce<Json | undefined>((held, one) => (one ? merge(held, one.value) : held), undefined);
  return { ...field, said, value };
}
