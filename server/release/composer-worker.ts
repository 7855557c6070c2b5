import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import type { Fault } from "../../publish/documents/document.ts";
import { unreadable } from "../../publish/documents/files/unreadable.ts";
import { excerpt } from "../../publish/faults/excerpt.ts";
import { openBuiltApp, openDrawing } from "../host/built-app.ts";
import { handedOver } from "./composed.ts";
import { Composer } from "./composer.ts";
import { DocumentWatch } from "./document-watch.ts";
import { drawing } from "./drawing.ts";
import { GoodTexts } from "./good-texts.ts";
import type { ComposerData, FaultInText, FromComposer, ToComposer } from "./messages.ts";

// The thread that composes: it looks when a document is written and when it is asked to. `LivePublication` started it.
const { root, app, store, spoiled } = workerData as ComposerData;
const tell = (said: FromComposer) =>
  parentPort?.postMessage(said, said.is === "looked" && said.composed ? handedOver(said.composed) : []);
const draw = app === undefined ? undefined : drawing(openBuiltApp(app), await openDrawing(app));
const composer = new Composer({
  root,
  ...(store !== undefined && { store: new GoodTexts(store) }),
  ...(draw && { draw }),
  ...(spoiled !== undefined && { spoiled }),
  begin: (print) => tell({ is: "begun", print }),
});

function look(): void {
  const looked = composer.look();
  if (looked) tell({ is: "looked", ...looked, faults: looked.faults.map(inText) });
}

function inText(fault: Fault): FaultInText {
  const path = join(root, fault.file);
  const text = unreadable(path) === undefined ? readFileSync(path, "utf8") : "";
  return { ...fault, excerpt: excerpt(text, fault.line, fault.column) };
}

new DocumentWatch(root, look);
look();
parentPort?.on("message", ({ look: asked }: ToComposer) => {
  look();
  tell({ is: "answer", look: asked });
});
