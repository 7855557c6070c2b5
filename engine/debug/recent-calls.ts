import type { Answer } from "../api/answer.ts";
import type { Sender } from "../api/sender.ts";

/** A call that ended: which, how, how long it took; neither what was sent nor what came back. */
export interface CallTrace {
  readonly id: string;
  /** 0 is success; else the code that was answered, or the kind of failure. */
  readonly status: number | string;
  /** ms */
  readonly took: number;
  /** Epoch ms. */
  readonly at: number;
}

const bound = 30;
const ended: CallTrace[] = [];

/** The last calls of this page, newest first. */
export const recentCalls = (): readonly CallTrace[] => [...ended].reverse();

const statusOf = (answer: Answer): number | string =>
  answer.ok ? 0 : answer.kind === "business" ? answer.status : answer.kind;

/** A sender whose calls are noted for the debug console (D6). */
export function noted(sender: Sender): Sender {
  const note = async <T>(id: string, came: Promise<T>, answerOf: (came: T) => Answer): Promise<T> => {
    const at = Date.now();
    const start = performance.now();
    const outcome = await came;
    ended.push({ id, status: statusOf(answerOf(outcome)), took: Math.round(performance.now() - start), at });
    ended.splice(0, ended.length - bound);
    return outcome;
  };
  return {
    send: (call, body, signal) => note(call.id, sender.send(call, body, signal), (answer) => answer),
    ask: (call, key) => note(call.once ?? "", sender.ask(call, key), ({ answer }) => answer),
    pending: () => sender.pending(),
  };
}
