import type { FieldConditions } from "../document/bind-nodes.ts";
import { ownValue, pathWords } from "../expression/operator/own-value.ts";
import { Reader } from "../expression/operator/reader.ts";
import { Cells } from "../state/cells.ts";
import { emptyScope, type Scope } from "../state/scope.ts";
import type { Session } from "./session.ts";

/** What a dialog holds itself: the values of its form, and which of their messages show. */
const own: ReadonlySet<string> = new Set(["form", "shown"]);

/** One opening of a dialog: its form lives and dies with it; everything else is the screen's under it. */
export class DialogSession implements Session {
  readonly cells = new Cells(["shown"], [["shown", {}]]);
  readonly fields: FieldConditions;
  readonly #under: Session;

  constructor(under: Session, fields: FieldConditions) {
    this.#under = under;
    this.fields = fields;
  }

  get id(): string {
    return this.#under.id;
  }

  get open(): boolean {
    return this.#under.open;
  }

  get left(): AbortController {
    return this.#under.left;
  }

  /** Says that the dialog is closed. */
  readonly closed = new AbortController();

  get ended(): AbortSignal {
    return this.closed.signal;
  }

  holder(root = ""): Cells | undefined {
    return own.has(root) ? this.cells : this.#under.holder(root);
  }

  read(path: string, scope: Scope = emptyScope): unknown {
    const words = pathWords(path);
    const holder = this.holder(words[0]);
    return holder ? holder.at(words) : ownValue(scope, words);
  }

  /** What the screen derives is not its dialogs' to read. */
  derive(): undefined {}

  write(path: string, value: unknown): void {
    (own.has(pathWords(path)[0] ?? "") ? this.cells : this.#under).write(path, value);
  }

  reader(scope: Scope): Reader {
    return new Reader((path) => this.read(path, scope));
  }
}
