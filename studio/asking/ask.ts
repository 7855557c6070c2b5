import type { QuestionName, Questions } from "../../publish/studio/questions.ts";
import type { Role } from "../../publish/studio/roles.ts";
import { moment } from "../parts/moment.ts";
import { SignedOut, Unreachable } from "./no-answer.ts";

/** Who is in, and what his page must show with each request. */
export interface Session {
  readonly who: string;
  readonly role: Role;
  readonly token: string;
  /** Where the draft's app is shown: an origin of its own. */
  readonly preview: string;
  /** What lets this browser see the apps, where others than this machine reach them. */
  readonly previewKey?: string;
  /** Whether what runs here follows its folder; else borrowers get what was published by hand. */
  readonly follows: boolean;
  /** Where the app of what is live is shown; absent where that is the folder, and where nobody said by what name it is reached. */
  readonly live?: string;
  /** Who can log in there. */
  readonly personas: readonly { readonly phone: string; readonly about: string }[];
  /** By what each of them does. */
  readonly secrets: string;
}

let session: Session | undefined;

/** How somebody comes in where nobody is. */
export interface Ways {
  readonly link: boolean;
  readonly password: boolean;
}

/** Who is in; where nobody is, how somebody comes in. @throws where the studio cannot be reached */
export async function whoIsIn(): Promise<Session | Ways> {
  const answer = await fetch("/studio/session");
  if (!answer.ok) throw new Error(await wordsOf(answer));
  // What our own server answers there.
  const said = (await answer.json()) as Session | { readonly ways: Ways };
  if ("ways" in said) return said.ways;
  session = said;
  const { preview, live, previewKey } = said;
  const apps = live === undefined ? [preview] : [preview, live];
  if (previewKey !== undefined) await Promise.all(apps.map((app) => enterApp(app, previewKey)));
  return said;
}

/** Has an app shown to this browser; one that does not let it in says so in its own place. */
const enterApp = (app: string, key: string): Promise<unknown> =>
  fetch(`${app}/preview/enter`, { method: "POST", body: key, credentials: "include" }).catch(() => undefined);

/** Signs somebody in; gives why not, in words, where it does not. */
export async function signIn(name: string, password: string): Promise<string | undefined> {
  const answer = await post("/studio/sign-in", { name, password }).catch(() => undefined);
  if (!answer) return "The studio does not answer. See whether it runs, then try again.";
  if (answer.ok) return undefined;
  const { error, until } = await saidBy(answer);
  if (typeof until === "string")
    return `Too many wrong passwords in a row: signing in by this name is locked until ${moment(until)}. Whoever runs the app can unlock it.`;
  return answer.status === 429 ? "Too many tries from here: wait a minute, then try again." : (error ?? "");
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

const post = (address: string, body: object): Promise<Response> =>
  fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json", "x-studio": session?.token ?? "" },
    body: JSON.stringify(body),
  });

async function send(address: string, body: object): Promise<unknown> {
  const answer = await post(address, body).catch(() => {
    throw new Unreachable("The studio does not answer.");
  });
  if (answer.status === 401) throw new SignedOut("You are signed out.");
  if (!answer.ok) throw new Error(await wordsOf(answer));
  return answer.json();
}

const wordsOf = async (answer: Response): Promise<string> =>
  (await saidBy(answer)).error ?? `The studio answered ${answer.status}.`;

async function saidBy(answer: Response): Promise<{ readonly error?: string; readonly until?: unknown }> {
  const said: unknown = await answer.json().catch(() => undefined);
  if (typeof said !== "object" || said === null) return {};
  const error = "error" in said && typeof said.error === "string" ? { error: said.error } : {};
  return { ...error, ...("until" in said && { until: said.until }) };
}
