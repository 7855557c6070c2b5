import { setImmediate } from "node:timers/promises";
import { messageOf } from "../../../engine/expression.ts";
import { begun } from "../../release/begun.ts";
import { answers } from "./answers.ts";
import { DeskDocuments } from "./desk-documents.ts";
import type { DeskData, FromDesk, ToDesk } from "./desk-messages.ts";

// The process that looks at the folder's documents for the studio, and writes them. `Desk` started it.
const { given, tell, hear } = await begun<DeskData, FromDesk, ToDesk>();
const documents = new DeskDocuments(given.root);

/** What is answered of the documents as they are read, whether or not they are right. */
const light: ReadonlySet<ToDesk["name"]> = new Set([
  "brands",
  "brand",
  "screens",
  "effect",
  "compare",
  "decisions",
  "decision",
  "why",
]);

const waiting: ToDesk[] = [];
/** The first check, which takes seconds, begins at once, and lets in between what needs none. */
let first: Generator<void> | undefined = documents.checker.pieces();
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
    if (at >= 0) answer(waiting.splice(at, 1));
    else if (first) first = first.next().done === true ? undefined : first;
    else if (waiting.length > 0) answer(waiting.splice(0, 1));
    else break;
  }
  working = false;
}

function answer(questions: readonly ToDesk[]): void {
  for (const { ask, name, asked } of questions) {
    try {
      // What comes in is of the name's kind: the studio's door has looked at it (`asked-schemas.ts`).
      void tell({ is: "answer", ask, ...answers[name](documents, asked as never) });
    } catch (error) {
      void tell({ is: "wrong", ask, why: messageOf(error) });
    }
  }
}
