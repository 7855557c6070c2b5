import { atom, useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import type { QuestionName, Questions } from "../../publish/studio/questions.ts";
import { SignedOut } from "./ask.ts";
import { askTogether } from "./ask-together.ts";

/** Counts what has changed, here or by somebody else's hand: what was asked before is asked again. */
export const newsAtom = atom(0);
/** Whether the session has come to its end. */
export const signedOutAtom = atom(false);

/** What a question was answered with; the last answer stays while it is asked again. */
export interface Answered<Told> {
  readonly told?: Told;
  /** Why there is no answer, or no newer one. */
  readonly wrong?: string;
}

/** Asks a question when it shows, and again with each change. */
export function useAnswer<Name extends QuestionName>(
  name: Name,
  asked: Questions[Name]["asked"],
): Answered<Questions[Name]["told"]> {
  const [answered, setAnswered] = useState<Answered<Questions[Name]["told"]> & { readonly key?: string }>({});
  const news = useAtomValue(newsAtom);
  const signOut = useSetAtom(signedOutAtom);
  const key = JSON.stringify([name, asked]);
  useEffect(() => {
    let late = false;
    // The key says all that is asked.
    const [, question] = JSON.parse(key) as [Name, Questions[Name]["asked"]];
    askTogether(name, question, news).then(
      (told) => !late && setAnswered({ told, key }),
      (error: unknown) => {
        if (error instanceof SignedOut) signOut(true);
        if (late) return;
        const wrong = String(error instanceof Error ? error.message : error);
        // What was told of another question is no older answer to this one.
        setAnswered((before) => ({ ...(before.key === key && before), wrong, key }));
      },
    );
    return () => void (late = true);
  }, [name, key, news, signOut]);
  return answered.key === undefined || answered.key === key ? answered : {};
}
