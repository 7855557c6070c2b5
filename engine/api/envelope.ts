import { valuesOf } from "../expression/operator/values-of.ts";

/** What every answer is (C4). */
export interface Envelope {
  readonly status: number;
  readonly message: string;
  readonly content: unknown;
}

/** The envelope in a text; undefined when there is none. */
export function readEnvelope(text: string): Envelope | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // What is no JSON has no status.
  }
  const { status, message, content } = valuesOf(value);
  return typeof status === "number" && Number.isInteger(status)
    ? { status, message: typeof message === "string" ? message : "", content }
    : undefined;
}

/** A page where an answer was due: the network's own (a captive portal), not the server's (R43). */
export const isPage = (text: string, type: string | null): boolean =>
  type?.includes("text/html") === true || /^\s*<(!doctype|html|head|body)/i.test(text);
