import { type PoolOptions, ThreadsPoolWorker } from "vitest/node";
import type { Plugin } from "vitest/config";

/**
 * Has the changes of one run of StrykerJS share a worker, and with it what the worker has read and opened: for tests
 * that open a database, whose code keeps nothing between calls. What is made when a module is loaded is tried in a new
 * one (docs/decisions/0005-tests.md).
 */
export const keptWorkers = (): Plugin => ({
  name: "kept-workers",
  configureVitest: ({ project: { config } }) => {
    // Set here, because StrykerJS overrides what the configuration says of it.
    config.maxWorkers = 1;
    config.pool = name;
    config.poolRunner = { name, createPoolWorker };
  },
});

const name = "kept";
/** Runs until a worker is replaced: what each leaves behind is up to 50 MB. */
const longest = 40;
let kept: KeptWorker | undefined;

function createPoolWorker(options: PoolOptions): ThreadsPoolWorker {
  const said: Readonly<Record<string, unknown>> = { ...options.project.getProvidedContext() };
  const mayShare = said.mode === "mutant" && said.mutantActivation === "runtime" && options.environment.name === "node";
  return mayShare ? (kept ??= new KeptWorker(options)) : new NewWorker(options);
}

/** The usual worker, by the name that this pool goes by. */
class NewWorker extends ThreadsPoolWorker {
  override readonly name = name;
}

type Listener = Parameters<ThreadsPoolWorker["on"]>[1];

/** A worker that does not stop when a run does, until it has had many. */
class KeptWorker extends NewWorker {
  #runs = 0;
  readonly #listeners: [event: string, listener: Listener][] = [];

  override async start(): Promise<void> {
    if (this.#runs++ === 0) await super.start();
    if (this.#runs === longest) kept = undefined;
  }

  override on(event: string, listener: Listener): void {
    this.#listeners.push([event, listener]);
    super.on(event, listener);
  }

  override send(message: Parameters<ThreadsPoolWorker["send"]>[0]): void {
    if (message.type !== "stop" || this.#isLast) return super.send(message);
    const stopped = { type: "stopped", __vitest_worker_response__: true };
    for (const [event, listener] of this.#listeners) if (event === "message") listener(stopped);
  }

  override async stop(): Promise<void> {
    for (const [event, listener] of this.#listeners.splice(0)) super.off(event, listener);
    if (this.#isLast) await super.stop();
  }

  get #isLast(): boolean {
    return this.#runs >= longest;
  }
}
