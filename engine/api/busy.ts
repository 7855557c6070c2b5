import { valuesOf } from "../expression/operator/values-of.ts";
import type { Answer } from "./answer.ts";
import type { Failure } from "./failure.ts";

const unsaid = 5;
const longest = 600;

/** A server that asked to wait is left alone until then (R44). */
export class Busy {
  #until = 0;
  readonly #now: () => number;

  /** @param now ms, monotonic */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /**
   * Takes the header `retry-after`: seconds, or a date, which counts from the answer's own, since this device's clock
   * may be off (R61). Without a good one a few seconds are waited.
   */
  asked(headers: Pick<Headers, "get">): Answer {
    const retryAfter = headers.get("retry-after") ?? "";
    const said = /^\d+$/.test(retryAfter)
      ? Number(retryAfter)
      : (Date.parse(retryAfter) - Date.parse(headers.get("date") ?? "")) / 1000;
    const seconds = said >= 0 ? Math.min(Math.max(Math.ceil(said), 1), longest) : unsaid;
    this.#until = this.#now() + seconds * 1000;
    return busyFor(seconds);
  }

  /** The refusal of a call that comes too early, with the whole seconds that are left. */
  refusal(): Answer | undefined {
    const seconds = Math.ceil((this.#until - this.#now()) / 1000);
    return seconds > 0 ? busyFor(seconds) : undefined;
  }
}

/** The whole seconds that a failure asks to wait; 0 where it asks for none. */
export const secondsToWait = (failure: Failure | undefined): number =>
  failure?.kind === "busy" ? Number(valuesOf(failure.content).seconds) : 0;

const busyFor = (seconds: number): Answer => ({
  ok: false,
  kind: "busy",
  status: 429,
  message: "",
  content: { seconds },
});
