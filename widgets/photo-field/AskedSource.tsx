import { useLocale } from "../../engine/widget.ts";
import { Press } from "../shared/Press.tsx";
import css from "./photo-field.module.css";
import { sourceIcons } from "./source-icons.ts";

interface AskedSourceProps {
  /** Id of the field, which its camera bears. */
  id: string;
  label: string;
  from: keyof typeof sourceIcons;
  busy: boolean;
  ask: () => void;
}

/** Where the document gets a photo from when it is asked: the native app's camera, or its files. */
export function AskedSource({ id, label, from, busy, ask }: AskedSourceProps) {
  const words = useLocale().text(`widgets.photo-field-${from}`);
  const Icon = sourceIcons[from];
  return (
    <Press
      id={from === "camera" ? id : undefined}
      className={css.source}
      aria-label={`${label}: ${words}`}
      pending={busy}
      onPress={ask}
    >
      <Icon aria-hidden className={css.icon} />
      {words}
    </Press>
  );
}
