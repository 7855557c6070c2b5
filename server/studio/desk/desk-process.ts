import { setImmediate } from "node:timers/promises";
import type { Checked } from "../../../publish/check/checker.ts";
import { messageOf } from "../../../engine/expression.ts";
import type { Pair } from "../../../publish/studio/questions.ts";
import { openBuiltApp, openDrawing } from "../../host/built-app.ts";
import { begun } from "../../release/begun.ts";
import type { Draw } from "../../release/compose.ts";
import { drawing } from "../../release/drawing.ts";
import { answers } from "./answers.ts";
import { DeskDocuments } from "./desk-documents.ts";
import type { DeskData, FromDesk, ToDesk } from "./desk-messages.ts";
import { earlyOf } from "./early.ts";
import { EarlySender } from "./early-travel.ts";
import { rehearse } from "./rehearse.ts";

// The process that looks at the folder's documents for the studio, and writes them. `Desk` started it.
const { given, tell, hear } = await begun<DeskData, FromDesk, ToDesk>();
const documents = new DeskDocuments(given.root, undefined, showEarly);

/** What is answered of the documents as they are read, whether or not they are right. */
const light: ReadonlySet<ToDesk["name"]> = new Set([
  "brands",
  "brand",
  "screens",
  "inspect",
  "shown",
  "effect",
  "changed",
  "between",
  "terms",
  "compare",
  "decisions",
  "decision",
  "why",
  "complete",
  "hover",
]);

const waiting: ToDesk[] = [];
const sender = new EarlySender();
let draw: Draw | undefined;
/** The first check, which takes seconds, begins at once, and lets in between what needs none. */
let first: Generator<void> | undefined = documents.checker.pieces();
/** Begins when there is nothing else to do. */
let rehearsal: Generator<void> | undefined;
let rehearsed = false;
let working = false;

hear((question) => {
  waiting.push(question);
  void work();
});
void work();

async function work(): Promise<void> {
  if (working) return;
  working = true;
  for (;;) {
    // Whatever came meanwhile is heard first.
    await setImmediate();
    const at = waiting.findIndex(({ name }) => light.has(name));
    if (at >= 0) await answer(waiting.splice(at, 1));
    else if (first) first = first.next().done === true ? undefined : first;
    else {
      draw ??= await openDraw(given.app).catch(() => undefined);
      if (waiting.length > 0) await answer(waiting.splice(0, 1));
      else if (!rehearsed) goOn();
      else break;
    }
  }
  working = false;
}

/** The next piece of the rehearsal; what cannot be rehearsed is told to whoever does it. */
function goOn(): void {
  try {
    rehearsal ??= rehearse(documents, draw);
    rehearsed = rehearsal.next().done === true;
  } catch {
    rehearsed = true;
  }
  if (!rehearsed) return;
  rehearsal = undefined;
  // What the first check left behind would else be collected in the middle of somebody's edit, for a third of a second.
  globalThis.gc?.();
}

async function answer(questions: readonly ToDesk[]): Promise<void> {
  for (const { ask, name, asked } of questions) {
    try {
      // What comes in is of the name's kind: the studio's door has looked at it (`asked-schemas.ts`).
      void tell({ is: "answer", ask, ...(await answers[name](documents, asked as never)) });
    } catch (error) {
      void tell({ is: "wrong", ask, why: messageOf(error) });
    }
  }
}

/** Whoever edited a value looks at its pair, and waits for no other. */
async function showEarly(pair: Pair, now: Checked): Promise<void> {
  if (!draw) return;
  try {
    const early = earlyOf(given.root, now, pair, draw);
    if (early) await tell({ is: "early", ...sender.pack(early) });
  } catch {
    // What cannot be made early is made, or told, with all the rest.
  }
}

/** That every screen can be bound is found when all of it is composed. */
async function openDraw(app: string | undefined): Promise<Draw | undefined> {
  if (app === undefined) return undefined;
  return drawing(openBuiltApp(app), { ...(await openDrawing(app)), bindAll: () => undefined });
}
