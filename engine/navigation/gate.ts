/**
 * The way to one screen while its guard runs: the steps say what they come to, and who arrives acts on it. It opens only
 * when a step lets in; steps that end, fail or are given up without that leave it shut.
 */
export class Gate {
  readonly #isHere: (target: string) => boolean;
  #state: "shut" | "open" | "elsewhere" = "shut";
  #told = false;

  /** `isHere` tells the addresses of the guarded screen from all others. */
  constructor(isHere: (target: string) => boolean) {
    this.#isHere = isHere;
  }

  get state(): "shut" | "open" | "elsewhere" {
    return this.#state;
  }

  /** Whether the user was told something, in a toast or a dialog. */
  get told(): boolean {
    return this.#told;
  }

  /** A step lets in. */
  open(): void {
    if (this.#state === "shut") this.#state = "open";
  }

  /** A step leads to an address; the guarded screen's own lets in. Gives whether it does. */
  lead(target?: string): boolean {
    if (target !== undefined && this.#isHere(target)) this.open();
    else if (this.#state === "shut") this.#state = "elsewhere";
    return this.#state === "open";
  }

  /** A step said something. */
  tell(): void {
    this.#told = true;
  }
}
