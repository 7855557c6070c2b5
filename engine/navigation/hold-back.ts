import { historyEntry } from "./history-entry.ts";

/**
 * While a dialog is open, the back button closes it and nothing else (R64). One extra history entry stands for the
 * dialog; when it closes by itself the entry is taken back, and navigation waits for that.
 */
class HoldBack {
  #dismiss: (() => boolean) | undefined;
  #takingBack: Promise<void> | undefined;

  /** Holds the back button until the function it gives back is called. */
  hold(dismiss: () => boolean): () => void {
    this.#dismiss = dismiss;
    const listen = () => {
      if (this.#dismiss !== dismiss) return;
      this.#push();
      window.addEventListener("popstate", this.#onBack);
    };
    // The entry of a dialog before is still being taken back: that is no press of the button.
    if (this.#takingBack) void this.#takingBack.then(listen);
    else listen();
    return () => {
      window.removeEventListener("popstate", this.#onBack);
      if (this.#dismiss !== dismiss) return;
      this.#dismiss = undefined;
      if (historyEntry().held === true) this.#takeBack();
    };
  }

  /** Settles when no extra entry is in the way any more. */
  async released(): Promise<void> {
    await Promise.resolve();
    await this.#takingBack;
  }

  readonly #onBack = (): void => {
    if (this.#dismiss?.() === false) this.#push();
    else this.#dismiss = undefined;
  };

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
