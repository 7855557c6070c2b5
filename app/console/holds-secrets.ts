import type { Engine } from "../../engine/index.ts";

/** Whether the screen or a dialog that is open has a field that nobody else may see (R81). */
export function holdsSecrets({ stage, dialogs }: Engine): boolean {
  const screen = stage.kind === "visit" ? [stage.visit.session.document] : [];
  return [...screen, ...dialogs.stack.map(({ document }) => document)].some(({ form = {} }) =>
    Object.values(form).some(({ sensitive }) => sensitive),
  );
}
