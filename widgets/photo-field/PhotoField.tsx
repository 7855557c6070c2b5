import { Camera, CircleCheck, Image as Picture, Trash2 } from "lucide-react";
import { useId } from "react";
import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import { FieldFrame } from "../shared/field/FieldFrame.tsx";
import { Press } from "../shared/Press.tsx";
import css from "./photo-field.module.css";
import type { PhotoFieldProps } from "./photo-field.props.ts";
import { usePhotoOf } from "./use-photo-of.ts";
import { usePhoto } from "./use-photo.ts";

const cameras = { back: "environment", front: "user" } as const;

/** A photo from the camera or a file: made small, shown, and handed out to be sent. */
export function PhotoField(props: WidgetProps<PhotoFieldProps, string>) {
  const { id, label, facing = "back", failed, removable, asks, asksFile, given, value, pending, emit } = props;
  const { text } = useLocale();
  const told = useId();
  const photo = usePhoto((address) => emit("pick", address));
  usePhotoOf(given, photo.take);
  const busy = pending || photo.working;
  const sent = Boolean(value) && !busy && !failed;
  const error = photo.unreadable
    ? text("widgets.photo-field-unreadable")
    : failed && !busy
      ? text("widgets.photo-field-failed")
      : props.error;
  const full = removable && !busy && (photo.preview !== undefined || Boolean(value));
  const source = (name: string, capture?: "environment" | "user") => (
    <label className={css.source} aria-disabled={busy || undefined}>
      {capture ? <Camera aria-hidden className={css.icon} /> : <Picture aria-hidden className={css.icon} />}
      <span>{text(`widgets.photo-field-${name}`)}</span>
      <input
        id={capture ? id : undefined}
        className={css.file}
        type="file"
        accept="image/*"
        capture={capture}
        disabled={busy}
        aria-label={`${label}: ${text(`widgets.photo-field-${name}`)}`}
        aria-describedby={`${id}-note`}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be picked again.
          event.target.value = "";
          if (file) void photo.take(file);
        }}
      />
    </label>
  );
  const asked = (name: "camera" | "file", event: "capture" | "choose") => (
    <Press
      id={name === "camera" ? id : undefined}
      className={css.source}
      aria-label={`${label}: ${text(`widgets.photo-field-${name}`)}`}
      pending={busy}
      onPress={() => emit(event)}
    >
      {name === "camera" ? <Camera aria-hidden className={css.icon} /> : <Picture aria-hidden className={css.icon} />}
      {text(`widgets.photo-field-${name}`)}
    </Press>
  );
  return (
    <FieldFrame id={id} label={label} help={props.help} error={error} group>
      <div className={css.photo} role="group" aria-labelledby={`${id}-label`} data-sent={sent ? "" : undefined}>
        <div className={css.view}>
          {photo.preview ? (
            <img className={css.picture} src={photo.preview} alt={label} />
          ) : (
            <Camera aria-hidden className={css.empty} />
          )}
          {busy && <span className={css.progress} role="progressbar" aria-labelledby={told} />}
        </div>
        <p className={css.told} id={told} role="status">
          {sent && <CircleCheck aria-hidden className={css.icon} />}
          {busy ? text(`widgets.photo-field-${photo.working ? "preparing" : "sending"}`) : null}
          {sent ? text("widgets.photo-field-sent") : null}
        </p>
        <div className={css.sources}>
          {failed && photo.again && !busy ? (
            <Press className={css.source} onPress={photo.again}>
              {text("widgets.photo-field-again")}
            </Press>
          ) : null}
          {asks ? asked("camera", "capture") : source("camera", cameras[facing])}
          {asksFile ? asked("file", "choose") : source("file")}
          {full && (
            <Press
              className={css.source}
              aria-label={`${label}: ${text("widgets.photo-field-remove")}`}
              onPress={() => {
                photo.drop();
                document.getElementById(id)?.focus();
                emit("remove");
              }}
            >
              <Trash2 aria-hidden className={css.icon} />
              {text("widgets.photo-field-remove")}
            </Press>
          )}
        </div>
      </div>
    </FieldFrame>
  );
}
