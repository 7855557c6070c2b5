import type { QuestionName, Questions } from "../../publish/studio/questions.ts";
import { ask } from "./ask.ts";

/** What is being asked, by what it is asked with. */
const open = new Map<string, Promise<unknown>>();

/**
 * Asks once what several pieces of a page ask at the same time.
 * @param news what is asked after another change is not answered by what was asked before it
 */
export function askTogether<Name extends QuestionName>(
  name: Name,
  asked: Questions[Name]["asked"],
  news: number,
): Promise<Questions[Name]["told"]> {
  const key = JSON.stringify([name, asked, news]);
  // The key says which question it is, and with it what is told.
  const same = open.get(key) as Promise<Questions[Name]["told"]> | undefined;
  if (same) return same;
  const answer = ask(name, asked).finally(() => open.delete(key));
  open.set(key, answer);
  return answer;
}
