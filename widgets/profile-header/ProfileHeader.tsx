import { UserRound } from "lucide-react";
import type { WidgetProps } from "../../engine/widget.ts";
import { Mark } from "../shared/Mark.tsx";
import { Action } from "../shared/Action.tsx";
import css from "./profile-header.module.css";
import type { ProfileHeaderProps } from "./profile-header.props.ts";

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const picked = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return picked
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toUpperCase();
}

/** Who is logged in, or that nobody is. */
export function ProfileHeader({
  id,
  name,
  phone,
  mark,
  hint,
  actionLabel,
  pending,
  emit,
}: WidgetProps<ProfileHeaderProps>) {
  return (
    <div className={css.header} id={id}>
      {mark ? (
        <span className={css.mark}>
          <Mark id={mark} />
        </span>
      ) : null}
      <span className={css.avatar} aria-hidden="true">
        {name ? initials(name) : <UserRound className={css.icon} />}
      </span>
      <div className={css.words}>
        {name ? <p className={css.name}>{name}</p> : null}
        {phone ? <p className={name ? css.phone : css.name}>{phone}</p> : null}
        {hint ? <p className={css.hint}>{hint}</p> : null}
      </div>
      {actionLabel ? <Action label={actionLabel} wide={false} pending={pending} onPress={() => emit("press")} /> : null}
    </div>
  );
}
