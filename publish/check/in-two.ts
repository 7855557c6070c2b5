import { availableParallelism } from "node:os";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { halves } from "./all-checks.ts";
import { type Checked, Checker, type CheckOptions } from "./checker.ts";

/** Whether this is the second thread of `checkInTwo`, which has nothing to do but `answerHalf`. */
export const isSecond = !isMainThread;

/**
 * Checks every document below a root once, as `checkDocuments` does, in two threads where there are processors for them:
 * each goes through half of the checks. Where either finds something to say, all is said by one, which goes on from what
 * it has found out.
 * @param script what the second thread runs: it calls `answerHalf` of the same root.
 * @param options.schemas the folder of the hand-written schemas; `schemas` of the root, else of the working directory.
 * @param options.keep a folder that keeps what was compiled of the schemas, for the next process.
 */
export async function checkInTwo(
  root: string,
  script: URL,
  { schemas, keep, only }: Pick<CheckOptions, "only"> & { readonly schemas?: string; readonly keep?: string } = {},
): Promise<Checked> {
  const other = availableParallelism() > 1 ? otherHalf(script) : undefined;
  const checker = new Checker(root, schemas, keep);
  const documents = other && silent(() => checker.silent(halves[0]));
  if (documents && (await other.isSilent)) return { errors: [], warnings: [], documents };
  other?.stop();
  return checker.check({ only });
}

/** In the second thread: tells the first whether there is nothing to say. */
export function answerHalf(root: string, keep: string): void {
  parentPort?.postMessage(silent(() => new Checker(root, undefined, keep).silent(halves[1])) !== undefined);
}

/** What a half comes to; nothing where it was not made for such documents. */
function silent<Value>(half: () => Value): Value | undefined {
  try {
    return half();
  } catch {
    return undefined;
  }
}

interface Other {
  /** False, too, where it could not be found out. */
  readonly isSilent: Promise<boolean>;
  readonly stop: () => void;
}

function otherHalf(script: URL): Other {
  const worker = new Worker(script);
  const isSilent = new Promise<boolean>((resolve) => {
    worker.once("message", (said) => resolve(said === true));
    worker.once("error", () => resolve(false));
    worker.once("exit", () => resolve(false));
  });
  return { isSilent, stop: () => void worker.terminate() };
}
