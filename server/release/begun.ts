/** What a process of ours was started with, and how it speaks to whoever started it. */
interface Begun<Given, Said, Asked> {
  readonly given: Given;
  /** Settles once it is handed over. */
  readonly tell: (said: Said) => Promise<void>;
  /** What it is asked from now on, and what it was asked before anybody heard it. */
  readonly hear: (heard: (asked: Asked) => void) => void;
}

/**
 * Begins a process that `startProcess` started. A signal that is meant for all (Ctrl-C, a service that is stopped) leaves
 * it to whoever started it when it ends, and it ends with him, however he does.
 */
export async function begun<Given, Said extends object, Asked = never>(): Promise<Begun<Given, Said, Asked>> {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => undefined);
  process.on("disconnect", () => process.exit());
  const waiting: Asked[] = [];
  let heard = (asked: Asked): void => void waiting.push(asked);
  // Whoever started it says first what it is given, then what it is asked.
  const given = await new Promise<Given>((settle) => {
    process.once("message", (first: Given) => {
      process.on("message", (asked: Asked) => heard(asked));
      settle(first);
    });
  });
  return {
    given,
    tell: (said) => new Promise((settle) => void process.send?.(said, undefined, undefined, () => settle())),
    hear: (ear) => {
      heard = ear;
      waiting.splice(0).forEach(ear);
    },
  };
}
