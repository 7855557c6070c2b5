import { messageOf } from "../../engine/expression.ts";
import { openBuiltApp, openDrawing } from "../host/built-app.ts";
import { begun } from "./begun.ts";
import { drawing } from "./drawing.ts";
import type { FromRelease, ReleaseData } from "./messages.ts";
import { wholeRelease } from "./whole-release.ts";

// The process that composes one release, and ends: what that took goes with it.
const { given, tell } = await begun<ReleaseData, FromRelease>();
const { root, app, id, texts } = given;
try {
  const draw = drawing(openBuiltApp(app), await openDrawing(app));
  await tell({ composed: wholeRelease({ root, texts, draw, id, known: true }).composed });
} catch (error) {
  await tell({ wrong: messageOf(error) });
}
process.exit();
