import { readFileSync } from "node:fs";
import { join } from "node:path";
import { messageOf } from "../../../engine/expression.ts";
import type { Fault } from "../../../publish/documents/document.ts";
import { unreadable } from "../../../publish/documents/files/unreadable.ts";
import { excerpt } from "../../../publish/faults/excerpt.ts";
import { openBuiltApp, openDrawing } from "../../host/built-app.ts";
import { Composer } from "../composer.ts";
import { DocumentWatch } from "../document-watch.ts";
import { drawing } from "../drawing.ts";
import { GoodTexts } from "../good-texts.ts";
import { KeptReleases } from "../kept-releases.ts";
import type { ComposerData, FaultInText, FromComposer, ToComposer } from "../messages.ts";

/** How long nobody saves anything, ms, until it lets go of what makes the next check a short one. */
const QUIET = 60_000;

/** Composes when a document is written and when it is asked to, as long as its process lives. `LivePublication` started it. */
export async function composeSaved(
  { root, app, store, spoiled }: ComposerData,
  tell: (said: FromComposer) => Promise<void>,
  hear: (heard: (asked: ToComposer) => void) => void,
): Promise<void> {
  process.on("uncaughtException", (error) => {
    void tell({ is: "broken", why: messageOf(error) }).then(() => process.exit(1));
  });
  const draw = app === undefined ? undefined : drawing(openBuiltApp(app), await openDrawing(app));
  const composer = new Composer({
    root,
    ...(store !== undefined && { store: new GoodTexts(store) }),
    ...(draw && { draw }),
    ...(app !== undefined && { kept: new KeptReleases({ root, app }) }),
    ...(spoiled !== undefined && { spoiled }),
    begin: (print) => void tell({ is: "begun", print }),
  });

  let turn = Promise.resolve();

  /** Looks once what was found before is handed over: nothing of that waits for a look, and what a look begins is told at once. */
  function look(): Promise<void> {
    turn = turn.then(async () => {
      const looked = composer.look();
      quiet.refresh();
      if (looked) await tell({ is: "looked", ...looked, faults: looked.faults.map((fault) => inText(root, fault)) });
    });
    return turn;
  }

  function answer({ look: asked, keep }: Extract<ToComposer, { look: number }>): Promise<void> {
    if (keep) composer.keep();
    return tell({ is: "answer", look: asked });
  }

  const quiet = setTimeout(() => {
    composer.rest();
    globalThis.gc?.();
  }, QUIET);

  let held = false;
  let changed = false;

  /** Looks at what was written, unless it is held back; who asks is answered all the same. */
  function follow(): void {
    if (!changed || held) return;
    changed = false;
    void look();
  }

  new DocumentWatch(root, () => {
    changed = true;
    follow();
  });
  void look();
  hear((asked) => {
    if ("look" in asked) return void look().then(() => answer(asked));
    held = asked.hold;
    follow();
  });
}

function inText(root: string, fault: Fault): FaultInText {
  const path = join(root, fault.file);
  const text = unreadable(path) === undefined ? readFileSync(path, "utf8") : "";
  return { ...fault, excerpt: excerpt(text, fault.line, fault.column) };
}
