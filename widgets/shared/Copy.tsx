import { Copy as CopyIcon } from "lucide-react";
import { useLocale } from "../../engine/widget.ts";
import { Press } from "./Press.tsx";
import css from "./copy.module.css";

interface CopyProps {
  /** What is copied, in words: "Copy" and these name the button. */
  of: string;
  pending?: boolean | undefined;
  onPress: () => void;
}

/** A quiet button beside a value that somebody takes along. Copying itself, and saying what came of it, is the document's step. */
export function Copy({ of, pending, onPress }: CopyProps) {
  const { text } = useLocale();
  return (
    <Press className={css.copy} pending={pending} aria-label={text("widgets.copy-of", { label: of })} onPress={onPress}>
      <CopyIcon className={css.icon} aria-hidden="true" />
    </Press>
  );
}
