import { historyEntry } from "./history-entry.ts";

type Dismiss = () => boolean;

/**
 * While a dialog is open, the back button closes it and nothing else (R64). One extra history entry stands for all that
 * is open; when the last closes by itself the entry is taken back, and navigation waits for that.
 */
class HoldBack {
  /** What is open, innermost last. */
  #held: readonly Dismiss[] = [];
  #takingBack: Promise<void> | undefined;

  /** Holds the back button until the function it gives back is called; what is held later is dismissed first. */
  hold(dismiss: Dismiss): () => void {
    this.#held = [...this.#held, dismiss];
    const listen = () => {
      if (this.#held[0] !== dismiss) return;
      this.#push();
      window.addEventListener("popstate", this.#onBack);
    };
    // The entry of a dialog before is still being taken back: that is no press of the button.
    if (this.#takingBack) void this.#takingBack.then(listen);
    else listen();
    return () => {
      if (!this.#held.includes(dismiss)) return;
      this.#letGo(dismiss);
      this.tidy();
    };
  }

  /** Takes back an entry that stands for nothing which is open, such as one that a dialog left when its page was loaded anew. */
  tidy(): void {
    if (this.#held.length === 0 && !this.#takingBack && historyEntry().held === true) this.#takeBack();
  }

  /** Settles when no extra entry is in the way any more. */
  async released(): Promise<void> {
    await Promise.resolve();
    await this.#takingBack;
  }

  readonly #onBack = (): void => {
    const innermost = this.#held.at(-1);
    if (innermost?.() === true) this.#letGo(innermost);
    if (this.#held.length > 0) this.#push();
  };

  #letGo(dismiss: Dismiss): void {
    this.#held = this.#held.filter((other) => other !== dismiss);
    if (this.#held.length === 0) window.removeEventListener("popstate", this.#onBack);
  }

  #push(): void {
    window.history.pushState({ ...historyEntry(), held: true }, "");
  }

  #takeBack(): void {
    this.#takingBack = new Promise<void>((settle) => {
      window.addEventListener("popstate", () => settle(), { once: true });
      window.history.back();
    }).finally(() => {
      this.#takingBack = undefined;
    });
  }
}

export const holdBack = new HoldBack();
