import { draftPath } from "../screen/draft.ts";
import type { At } from "./verb.ts";

/** After a call was carried out: what was typed for it is not kept any longer (S21). */
export function carriedOut(id: string, { app, scene }: Pick<At, "app" | "scene">): void {
  const { kind, drops } = app.documents.call(id) ?? {};
  if (kind === "write") scene.form.sent();
  for (const screen of drops?.forms ?? []) app.state.write(draftPath(screen), undefined);
}
