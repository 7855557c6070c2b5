import type { Answer } from "../answer.ts";
import { HttpSender, type HttpSenderOptions } from "../http-sender.ts";

/** What the line does with one try: a text with 200, a whole response, or a throw. */
export type Does = string | (() => Response | Promise<Response>);

/** The line breaks. */
export const breaks = (): Response => {
  throw new TypeError("network");
};

/** The line brings an answer with this HTTP status. */
export const status =
  (code: number, headers: Record<string, string> = {}, text = "") =>
  () =>
    new Response(text, { status: code, headers });

/** What an answer comes to, in a word. */
export const said = (answer: Answer) => (answer.ok ? "ok" : answer.kind);

/** A sender whose line does one thing after another, the last one for ever. */
export function senderOverLine(does: readonly Does[], change: Partial<HttpSenderOptions> = {}) {
  const reported: string[] = [];
  const waited: number[] = [];
  const sent: RequestInit[] = [];
  const sender = new HttpSender({
    contract: {
      request: async (_call, body) => body,
      response: async (_call, content) => ({ content, faults: content === "wrong" ? ["/: is wrong"] : [] }),
      secrets: async () => ["pin"],
    },
    address: (call) => call.path,
    headers: () => ({}),
    timeout: 1000,
    fetch: async (_address, init) => {
      const step = does[Math.min(sent.length, does.length - 1)] as Does;
      sent.push(init as RequestInit);
      return typeof step === "string" ? new Response(step) : step();
    },
    report: (message, detail) => reported.push(`${message} ${JSON.stringify(detail)}`),
    pause: async (ms) => void waited.push(ms),
    ...change,
  });
  return { sender, reported, waited, sent };
}
