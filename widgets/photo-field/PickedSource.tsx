import { useLocale } from "../../engine/widget.ts";
import css from "./photo-field.module.css";
import { sourceIcons } from "./source-icons.ts";

interface PickedSourceProps {
  /** Id of the field, which its camera bears. */
  id: string;
  label: string;
  from: keyof typeof sourceIcons;
  capture?: "environment" | "user";
  busy: boolean;
  take: (file: File) => Promise<void>;
}

/** Where the browser itself gets a photo from: its camera, or a file. */
export function PickedSource({ id, label, from, capture, busy, take }: PickedSourceProps) {
  const words = useLocale().text(`widgets.photo-field-${from}`);
  const Icon = sourceIcons[from];
  return (
    <label className={css.source} aria-disabled={busy || undefined}>
      <Icon aria-hidden className={css.icon} />
      <span>{words}</span>
      <input
        id={from === "camera" ? id : undefined}
        className={css.file}
        type="file"
        accept="image/*"
        capture={capture}
        disabled={busy}
        aria-label={`${label}: ${words}`}
        aria-describedby={`${id}-note`}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be picked again.
          event.target.value = "";
          if (file) void take(file);
        }}
      />
    </label>
  );
}
