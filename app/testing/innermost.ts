import type { Engine } from "../../engine/index.ts";

/** What the dialog on top reads and writes, or the screen where none is open. */
export function innermost({ dialogs, stage }: Engine) {
  const scene = dialogs.stack.at(-1)?.scene ?? (stage.kind === "visit" ? stage.visit : undefined);
  if (!scene) throw new Error("no screen");
  return scene.session;
}
