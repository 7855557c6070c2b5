import { Check, Copy as CopyIcon } from "lucide-react";
import { useLocale } from "../../engine/widget.ts";
import { Press } from "./Press.tsx";
import { useSaid } from "./use-said.ts";
import css from "./copy.module.css";

interface CopyProps {
  /** What is copied, in words: "Copy" and these name the button. */
  of: string;
  pending?: boolean | undefined;
  onPress: () => void;
}

/** A quiet button beside a value that somebody takes along. Copying itself is the document's step; the button only says it was done. */
export function Copy({ of, pending, onPress }: CopyProps) {
  const { text } = useLocale();
  const [said, say] = useSaid();
  const Icon = said ? Check : CopyIcon;
  return (
    <Press
      className={`${css.copy} ${said ? css.said : ""}`}
      pending={pending}
      aria-label={text(said ? "widgets.copy-field-said" : "widgets.copy-of", { label: of })}
      onPress={() => {
        onPress();
        say();
      }}
    >
      <Icon className={css.icon} aria-hidden="true" />
    </Press>
  );
}
