import { type Answer, refused } from "./answer.ts";

/** A call on its way that several may wait for (C5): it is given up only when nobody waits any more (C8). */
export class Flight {
  readonly #stop = new AbortController();
  /** Settles with what came of the call. */
  readonly landed: Promise<Answer>;
  #waiting = 0;

  constructor(send: (signal: AbortSignal) => Promise<Answer>) {
    this.landed = send(this.#stop.signal);
  }

  get givenUp(): boolean {
    return this.#stop.signal.aborted;
  }

  /** Waits for the answer; a caller who leaves gets 'aborted'. Without a signal the caller never leaves. */
  async join(signal?: AbortSignal): Promise<Answer> {
    this.#waiting++;
    const leave = () => {
      if (--this.#waiting === 0) this.#stop.abort();
    };
    if (signal?.aborted) leave();
    else signal?.addEventListener("abort", leave);
    const answer = await this.landed;
    signal?.removeEventListener("abort", leave);
    return signal?.aborted ? refused("aborted") : answer;
  }
}
