import type { Decided } from "../document/decide.ts";
import type { OpenDialog } from "../host/dialogs.ts";
import type { Toast } from "../host/toasts.ts";
import type { Stage } from "../screen/stage.ts";
import { Watchable } from "../state/watchable.ts";

/** A decision that was taken. */
interface TakenDecision extends Decided {
  readonly id: string;
}

/** What the page shows, and what else the app says of itself. */
export class Ui {
  readonly stage = new Watchable<Stage>({ kind: "empty" });
  /** Something is waited for that has no place of its own on the page. */
  readonly busy = new Watchable(false);
  readonly toast = new Watchable<Toast | undefined>(undefined);
  /** The open dialogs, innermost last. */
  readonly dialogs = new Watchable<readonly OpenDialog[]>([]);
  readonly language: Watchable<string>;
  /** The logout that goes on; `everywhere`: the user meant every tab. */
  readonly leaving = new Watchable<{ readonly everywhere: boolean } | undefined>(undefined);
  /** The last one. */
  readonly decision = new Watchable<TakenDecision | undefined>(undefined);

  constructor(language: string) {
    this.language = new Watchable(language);
  }
}
