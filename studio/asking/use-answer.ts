import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import type { QuestionName, Questions } from "../../publish/studio/questions.ts";
import { askTogether } from "./ask-together.ts";
import { newsAtom } from "./heard.ts";
import { useFailure } from "./use-failure.ts";

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
  const failure = useFailure();
  const key = JSON.stringify([name, asked]);
  useEffect(() => {
    let late = false;
    // The key says all that is asked.
    const [, question] = JSON.parse(key) as [Name, Questions[Name]["asked"]];
    askTogether(name, question, news).then(
      (told) => !late && setAnswered({ told, key }),
      (error: unknown) => {
        const { why: wrong } = failure(error, "This page asks again by itself.");
        if (late) return;
        // What was told of another question is no older answer to this one.
        setAnswered((before) => ({ ...(before.key === key && before), wrong, key }));
      },
    );
    return () => void (late = true);
  }, [name, key, news, failure]);
  return answered.key === undefined || answered.key === key ? answered : {};
}
