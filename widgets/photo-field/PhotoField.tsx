import { Camera, CircleCheck, Trash2 } from "lucide-react";
import { useId } from "react";
import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import { FieldFrame } from "../shared/field/FieldFrame.tsx";
import { Press } from "../shared/Press.tsx";
import { AskedSource } from "./AskedSource.tsx";
import { PickedSource } from "./PickedSource.tsx";
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
  const source = { id, label, busy };
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
        <div className={css.beside}>
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
            {asks ? (
              <AskedSource {...source} from="camera" ask={() => emit("capture")} />
            ) : (
              <PickedSource {...source} from="camera" capture={cameras[facing]} take={photo.take} />
            )}
            {asksFile ? (
              <AskedSource {...source} from="file" ask={() => emit("choose")} />
            ) : (
              <PickedSource {...source} from="file" take={photo.take} />
            )}
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
      </div>
    </FieldFrame>
  );
}
