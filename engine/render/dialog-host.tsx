import { type ReactNode, useEffect, useMemo } from "react";
import type { OpenDialog } from "../host/dialogs.ts";
import { ChromeWidget } from "./chrome-widget.tsx";
import { useEngine } from "./engine-context.ts";
import { Fields } from "./fields.tsx";
import { nodeList } from "./node-list.tsx";
import { renderPlace } from "./place.ts";
import { useWatched } from "./use-watched.ts";

/** The open dialogs, innermost last (D7). */
export function DialogHost(): ReactNode {
  const stack = useWatched(useEngine().ui.dialogs);
  if (stack.length === 0) return null;
  return (
    <>
      <Back />
      {stack.map((dialog) => (
        <DialogView key={dialog.key} dialog={dialog} />
      ))}
    </>
  );
}

/** While a dialog is open, back dismisses the innermost. */
function Back(): null {
  const engine = useEngine();
  useEffect(
    () => engine.navigator.holdBack(() => engine.dialogs.dismiss() && engine.dialogs.stack.length === 0),
    [engine],
  );
  return null;
}

function DialogView({ dialog }: { dialog: OpenDialog }): ReactNode {
  const engine = useEngine();
  const content = useMemo(
    () => nodeList(dialog.nodes, dialog.scope, renderPlace(engine, dialog.scene)),
    [engine, dialog],
  );
  return (
    <ChromeWidget
      type={engine.chrome.dialog}
      id={`dialog-${dialog.document.id}`}
      props={{ title: dialog.title, closable: dialog.document.closable !== false }}
      on={() => engine.dialogs.dismiss()}
    >
      <Fields form={dialog.document.form !== undefined}>{content}</Fields>
    </ChromeWidget>
  );
}
