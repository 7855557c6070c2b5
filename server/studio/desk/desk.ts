import type { ChildProcess } from "node:child_process";
import { messageOf } from "../../../engine/expression.ts";
import { startProcess } from "../../release/start-process.ts";
import type { Early } from "./early.ts";
import { EarlyReceiver } from "./early-travel.ts";
import type { Answer, DeskData, DeskQuestions, FromDesk, ToDesk } from "./desk-messages.ts";

/** How long nobody asks anything, ms, until the process ends and gives back what it holds: some 170 MB. */
const QUIET = 15 * 60_000;

interface Waiting {
  readonly settle: (answer: Answer) => void;
  readonly fail: (error: Error) => void;
}

/**
 * Asks about the folder's documents, and has them edited, in a process of its own: nobody who is served waits for a
 * check. One question is answered after another, so that no two edits meet.
 */
export class Desk {
  readonly #given: DeskData;
  readonly #early: (early: Early) => void;
  readonly #quiet: number;
  readonly #receiver = new EarlyReceiver();
  readonly #waiting = new Map<number, Waiting>();
  #process: Promise<ChildProcess> | undefined;
  #pid: number | undefined;
  #asked = 0;
  #rest: NodeJS.Timeout | undefined;
  #closed = false;

  /** @param early told what the pair that was just edited gets, as soon as that is made */
  constructor(given: DeskData, early: (early: Early) => void = () => undefined, quiet = QUIET) {
    this.#given = given;
    this.#early = early;
    this.#quiet = quiet;
  }

  /** @throws with the reason, where it cannot be answered */
  async ask<Name extends keyof DeskQuestions>(
    name: Name,
    asked: DeskQuestions[Name]["asked"],
  ): Promise<Answer<DeskQuestions[Name]["told"]>> {
    if (this.#closed) throw new Error("the studio is closed");
    clearTimeout(this.#rest);
    const number = ++this.#asked;
    const answered = new Promise<Answer>((settle, fail) => this.#waiting.set(number, { settle, fail }));
    const message: ToDesk = { ask: number, name, asked };
    const fail = (error: unknown) => this.#fail(number, new Error(messageOf(error)));
    (this.#process ??= this.#start()).then((process) => process.send(message, (error) => error && fail(error)), fail);
    // What answers a question of this name is what `answers.ts` has for it.
    return (await answered) as Answer<DeskQuestions[Name]["told"]>;
  }

  /** The process that answers; undefined where none runs. */
  get pid(): number | undefined {
    return this.#pid;
  }

  /** Has everything looked at once, so that the first edit waits for nothing. */
  async warm(): Promise<void> {
    await this.ask("marks", {}).catch(() => undefined);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#rest);
    (await this.#process?.catch(() => undefined))?.kill("SIGKILL");
  }

  #start(): Promise<ChildProcess> {
    const starting = startProcess("desk", this.#given).then((process) => {
      this.#pid = process.pid;
      process.on("message", (said: FromDesk) => this.#hear(said));
      process.once("error", (error) => this.#ended(starting, messageOf(error)));
      process.once("exit", (code, signal) => this.#ended(starting, `it ended with ${signal ?? code}`));
      return process;
    });
    // One that did not start is not waited for again.
    starting.catch((error: unknown) => this.#ended(starting, messageOf(error)));
    return starting;
  }

  #hear(said: FromDesk): void {
    if (said.is === "early") return this.#early(this.#receiver.open(said));
    const waiting = this.#waiting.get(said.ask);
    this.#waiting.delete(said.ask);
    if (said.is === "wrong") waiting?.fail(new Error(said.why));
    else waiting?.settle(said);
    if (this.#waiting.size > 0) return;
    this.#rest = setTimeout(() => this.#let(), this.#quiet).unref();
  }

  /** Lets the process go: what is asked from now on is another one's. */
  #let(): void {
    const going = this.#process;
    this.#process = this.#pid = undefined;
    void going?.then((process) => process.kill("SIGKILL"));
  }

  #fail(number: number, error: Error): void {
    this.#waiting.get(number)?.fail(error);
    this.#waiting.delete(number);
  }

  /** Whoever waits is told; the next question starts another process. */
  #ended(which: Promise<ChildProcess>, why: string): void {
    if (this.#process !== which) return;
    this.#process = this.#pid = undefined;
    for (const number of [...this.#waiting.keys()])
      this.#fail(number, new Error(`the documents were not looked at: ${why}`));
  }
}
