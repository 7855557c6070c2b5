import type { Watchable } from "../state/watchable.ts";

/** How a toast looks; a loading one stays until it is closed. */
export const toastKinds = ["info", "success", "warn", "fail", "loading"] as const;

export type ToastKind = (typeof toastKinds)[number];

export interface Toast {
  readonly key: number;
  readonly kind: ToastKind;
  readonly text: string;
}

/** How long a toast stays: data of the brand. */
export interface ToastTiming {
  /** ms for a text of up to `characters` code points. */
  readonly base: number;
  /** ms for each code point beyond. */
  readonly perCharacter: number;
  readonly characters: number;
}

/** Time on screen in ms, counted in code points (D4). */
export const toastTime = (text: string, { base, perCharacter, characters }: ToastTiming): number =>
  base + perCharacter * Math.max(0, [...text].length - characters);

let count = 0;

/** One toast at a time, the newest; a loading toast stays until it is closed (D4). */
export class Toasts {
  readonly #shown: Watchable<Toast | undefined>;
  readonly #timing: ToastTiming;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The toast that somebody had before him when he did something. */
  #heeded: Toast | undefined;
  /** The toast that came along to the screen that shows. */
  #came: Toast | undefined;

  constructor(shown: Watchable<Toast | undefined>, timing: ToastTiming) {
    this.#shown = shown;
    this.#timing = timing;
  }

  /** The toast that is on the page. */
  get current(): Toast | undefined {
    return this.#shown.read();
  }

  show(text: string, kind: ToastKind): void {
    clearTimeout(this.#timer);
    this.#shown.write({ key: ++count, kind, text });
    if (kind !== "loading") this.#timer = setTimeout(() => this.close(), toastTime(text, this.#timing));
  }

  /** Somebody does something: what leads him elsewhere from now on is not what the toast was said of. */
  acted(): void {
    this.#heeded = this.current;
  }

  /** Another screen shows: a toast that was there before what led to it, or came along once already, stays behind (K12). */
  leave(): void {
    const { current } = this;
    if (current && (current === this.#heeded || current === this.#came)) this.close();
    this.#came = this.current;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#shown.write(undefined);
  }
}
