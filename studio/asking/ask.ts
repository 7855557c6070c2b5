import type { QuestionName, Questions } from "../../publish/studio/questions.ts";

/** Who is in, and what his page must show with each request. */
export interface Session {
  readonly who: string;
  readonly token: string;
  /** Where the draft's app is shown: an origin of its own. */
  readonly preview: string;
  /** Who can log in there. */
  readonly personas: readonly { readonly phone: string; readonly about: string }[];
  /** By what each of them does. */
  readonly secrets: string;
}

/** Nobody is in, or no longer. */
export class SignedOut extends Error {}

let session: Session | undefined;

/** Who is in; undefined where nobody is. @throws where the studio cannot be reached */
export async function whoIsIn(): Promise<Session | undefined> {
  const answer = await fetch("/studio/session");
  if (answer.status === 204) return undefined;
  if (!answer.ok) throw new Error(await wordsOf(answer));
  // What our own server answers there.
  session = (await answer.json()) as Session;
  return session;
}

/** Asks something about the documents, or has one edited. @throws with the reason, in words */
export async function ask<Name extends QuestionName>(
  name: Name,
  asked: Questions[Name]["asked"],
): Promise<Questions[Name]["told"]> {
  // What our own server answers to this question.
  return (await send(`/studio/ask/${name}`, asked)) as Questions[Name]["told"];
}

/** Ends the session, or every session of whoever is in. */
export const leave = (everywhere: boolean): Promise<unknown> => send("/studio/leave", { everywhere });

async function send(address: string, body: object): Promise<unknown> {
  const answer = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json", "x-studio": session?.token ?? "" },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error("The studio does not answer. What you typed is still here; try again when it runs.");
  });
  if (answer.status === 401) throw new SignedOut("You are signed out. Open the studio by a new link.");
  if (!answer.ok) throw new Error(await wordsOf(answer));
  return answer.json();
}

async function wordsOf(answer: Response): Promise<string> {
  const said: unknown = await answer.json().catch(() => undefined);
  const error = typeof said === "object" && said !== null && "error" in said ? said.error : undefined;
  return typeof error === "string" ? error : `The studio answered ${answer.status}.`;
}
