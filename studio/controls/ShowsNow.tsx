import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { shownAtom } from "../preview/Shown.tsx";
import parts from "../parts/parts.module.css";
import css from "./controls.module.css";

interface ShowsNowProps {
  /** The order that it is an entry of: `home`, `menus.my`. */
  readonly of: string;
  readonly entry: string;
}

/** So many conditions are told; whoever wants them all looks into the document. */
const TOLD = 2;

/** Whether an entry shows on the screen that the preview is on, to whom it is; under what it would, where it does not. */
export function ShowsNow({ of, entry }: ShowsNowProps): ReactNode {
  const found = useAtomValue(shownAtom).find((one) => one.of === of && one.entry === entry);
  if (!found) return null;
  const { shows, when } = found;
  if (shows) return <span className={`${parts.chip} ${parts.good}`}>in the preview</span>;
  const more = when.length > TOLD ? `; or ${when.length - TOLD} more` : "";
  return (
    <>
      <span className={parts.chip}>not in the preview</span>
      <span className={css.why}>
        {when.length > 0
          ? `It shows if ${when.slice(0, TOLD).join("; or if ")}${more}.`
          : "It has nothing to show now."}
      </span>
    </>
  );
}
