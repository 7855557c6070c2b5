/** What is made with files, each of a name that says its content. */
interface WithFiles {
  readonly files: ReadonlyMap<string, string>;
}

/** What came early on its way from one process to another, which takes a megabyte its time. */
export interface Travelling<Made extends WithFiles> {
  /** With those of its files alone that did not travel with the one before. */
  readonly early: Made;
  /** The names of those that did. */
  readonly known: readonly string[];
}

/** Sends each with what the one before had not. */
export class EarlySender {
  #sent: ReadonlySet<string> = new Set();

  pack<Made extends WithFiles>(early: Made): Travelling<Made> {
    const names = [...early.files.keys()];
    const known = names.filter((name) => this.#sent.has(name));
    const files = new Map([...early.files].filter(([name]) => !this.#sent.has(name)));
    this.#sent = new Set(names);
    return { early: { ...early, files }, known };
  }
}

/** Gives each as it was sent. */
export class EarlyReceiver {
  #had: WithFiles["files"] = new Map();

  open<Made extends WithFiles>({ early, known }: Travelling<Made>): Made {
    const before = [...this.#had].filter(([name]) => known.includes(name));
    this.#had = new Map([...before, ...early.files]);
    return { ...early, files: this.#had };
  }
}
