import { type ReactNode, useState } from "react";
import type { Writer } from "../../publish/studio/questions.ts";
import { useKept } from "../asking/use-kept.ts";
import { moment } from "../parts/moment.ts";
import { Notice } from "../parts/Notice.tsx";
import parts from "../parts/parts.module.css";
import { Both } from "./Both.tsx";
import type { PaperEditing } from "./paper-editing.ts";

interface HowProps extends Omit<PaperEditing, "first" | "marks" | "typed"> {
  /** How many errors it has as it is saved. */
  readonly wrong: number;
  /** As it stands in the folder, and who wrote it so. */
  readonly written: string | undefined;
  readonly by: Writer | undefined;
  /** Whether whoever looks at it may edit it. */
  readonly may: boolean;
}

/** How a document that is edited stands, and what can be done about it. */
export function How({ joined, ...props }: HowProps): ReactNode {
  const { written, by, state } = props;
  // What is saved here later is written by somebody else than what came beside it.
  const [writer, setWriter] = useState<{ readonly of: string; readonly by: Writer }>();
  if (joined !== undefined && joined === written && by && writer?.of !== joined) setWriter({ of: joined, by });
  return (
    <>
      {joined !== undefined && state.is !== "conflict" && (
        <Notice>
          {wrote("other lines of it", writer?.of === joined ? writer.by : undefined)} They are in the editor now, beside
          yours.
        </Notice>
      )}
      <Stands {...props} />
    </>
  );
}

function Stands({ state, wrong, written, by, may, take, replace, giveUp, goOn }: Omit<HowProps, "joined">): ReactNode {
  const borrowersKeep = useKept();
  switch (state.is) {
    case "saved":
      if (wrong > 0)
        return (
          <Notice tone="bad">
            It stands so in the folder, with {wrong === 1 ? "an error" : `${wrong} errors`}: borrowers keep{" "}
            {borrowersKeep} until it is right.
          </Notice>
        );
      if (state.theirs)
        return (
          <Notice>
            {wrote("it", by)} This is how it stands now. What you type is saved as soon as all documents are right with
            it.
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
    case "conflict": {
      const writer = state.theirs === written ? by : undefined;
      return (
        <>
          <Notice tone="warn">
            <span>
              {wrote("the same lines", writer)} Yours is not saved.{" "}
              {state.why ?? canBe(state.right, "it can be written over theirs")}
            </span>
            <button type="button" className={parts.button} onClick={() => take(state.theirs)}>
              Take theirs
            </button>
            <button
              type="button"
              className={parts.button}
              disabled={state.right !== true}
              onClick={() => replace(state.theirs)}
            >
              Write mine over it
            </button>
          </Notice>
          <Both mine={state.mine} theirs={state.theirs} who={writer?.who ?? "Theirs"} />
        </>
      );
    }
    case "gone":
      return (
        <Notice tone="warn">
          <span>
            This document is gone: somebody has taken its file away. What stood in it is still here.{" "}
            {may && (state.why ?? canBe(state.right, "it can be written again"))}
          </span>
          {may && (
            <button
              type="button"
              className={parts.button}
              disabled={state.right !== true}
              onClick={() => replace(undefined)}
            >
              Write it again
            </button>
          )}
        </Notice>
      );
  }
}

/** Who has written something meanwhile, where that is known. */
const wrote = (what: string, by: Writer | undefined): string =>
  by ? `${by.who} has written ${what} meanwhile (${moment(by.at)}).` : `Somebody else has written ${what} meanwhile.`;

/** Whether something can be done with what stands in the editor, before that is known too. */
function canBe(right: boolean | undefined, what: string): string {
  if (right === undefined) return "It is being looked at …";
  return right ? "All documents are right with it." : `Something in it would be wrong: once that is mended, ${what}.`;
}
