import { useSetAtom } from "jotai";
import { useState } from "react";
import type { Json } from "../../publish/documents/json.ts";
import type { LayerName } from "../../publish/edit/brand-layers.ts";
import type { SheetField, SheetLayer } from "../../publish/studio/brand-sheet.ts";
import type { Edited } from "../../publish/studio/questions.ts";
import { ask, SignedOut } from "../asking/ask.ts";
import { newsAtom, signedOutAtom } from "../asking/use-answer.ts";

/** What became of the last edit of a field. */
export type Outcome =
  | Edited
  | { readonly is: "taken back"; readonly said: readonly string[] }
  | { readonly is: "saving" }
  | { readonly is: "failed"; readonly why: string };

interface Editing {
  /** The value as it is by now: what was written is not told anew at once. */
  readonly current: SheetField;
  readonly outcome: Outcome | undefined;
  /** Says a value in a layer; undefined no longer says it there. */
  readonly set: (value: Json | undefined, layer: SheetLayer) => Promise<void>;
  /** Somebody begins to type: what he sees now is what he edits. */
  readonly begin: () => void;
  /** Takes back what was written last. */
  readonly undo: () => Promise<void>;
  readonly forget: () => void;
  /** The nearest value that would be right, of a colour that was refused. */
  readonly offered: string | undefined;
}

/** Edits one value of a pair; what is refused stays with whoever typed it. */
export function useEdit(business: string, channel: string, told: SheetField, layers: readonly SheetLayer[]): Editing {
  const [written, setWritten] = useState<Written>();
  const field = written?.of === told ? withSaid(told, written) : told;
  const [outcome, setOutcome] = useState<Outcome>();
  const [offered, setOffered] = useState<string>();
  const tell = useSetAtom(newsAtom);
  const signOut = useSetAtom(signedOutAtom);
  const askAnew = () => tell((before) => before + 1);
  const failed = (error: unknown) => {
    if (error instanceof SignedOut) signOut(true);
    setOutcome({ is: "failed", why: error instanceof Error ? error.message : String(error) });
  };
  /** As whoever types saw it when he began: what others set meanwhile he has not seen. */
  const [seen, setSeen] = useState<SheetField>();
  // Of what somebody else has set he has been shown the value.
  const set = async (value: Json | undefined, layer: SheetLayer) => {
    setOutcome({ is: "saving" });
    setOffered(undefined);
    const shown =
      outcome?.is === "conflict" && outcome.layer.name === layer.name ? { value: outcome.theirs } : undefined;
    const said = shown ?? (seen ?? field).said[layers.indexOf(layer)];
    setSeen(undefined);
    const name: LayerName = layer.name;
    try {
      const edit = { business, channel, path: field.path, value, layer: name, was: said?.value };
      const done = await ask("edit", edit);
      setOutcome(done);
      if (done.is === "written")
        setWritten({ of: told, at: layers.indexOf(layer), says: done.says, before: said?.value });
      askAnew();
      if (done.is === "refused" && field.takes.is === "colour") setOffered((await ask("offer", edit)).colour);
    } catch (error) {
      failed(error);
    }
  };
  const undo = async () => {
    if (outcome?.is !== "written") return;
    try {
      const done = await ask("undo", { edit: outcome.edit });
      if (done.is === "written" || done.is === "as it was") {
        setOutcome({ is: "taken back", said: done.is === "written" ? done.said : [] });
        if (written) setWritten({ ...written, of: told, says: written.before });
      } else setOutcome({ is: "failed", why: "It cannot be taken back any more: it was edited again since." });
      askAnew();
    } catch (error) {
      failed(error);
    }
  };
  const begin = () => setSeen((before) => before ?? field);
  return { current: field, outcome, set, begin, undo, offered, forget: () => setOutcome(undefined) };
}

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
  if (at < field.by) return { ...field, said };
  return { ...field, said, value: says ?? (at === field.by ? field.below : field.value) };
}
