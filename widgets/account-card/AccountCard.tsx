import { ChevronRight, Ellipsis } from "lucide-react";
import { useId } from "react";
import type { WidgetProps } from "../../engine/widget.ts";
import { Chip } from "../shared/Chip.tsx";
import { Press } from "../shared/Press.tsx";
import { schemeOf } from "../shared/schemes.ts";
import css from "./account-card.module.css";
import type { AccountCardProps } from "./account-card.props.ts";
import { hueOf, initialsOf } from "./bank-mark.ts";

/** A masked number as people know their cards: by its last digits. */
function LastDigits({ number }: { number: string }) {
  const last = /\*\s*(\d+)$/.exec(number)?.[1];
  if (last === undefined) return number;
  return (
    <>
      <span aria-hidden="true">•••• </span>
      {last}
    </>
  );
}

/** A bank account or card: shown, pressed, or with `choice` one of several to choose from. */
export function AccountCard(props: WidgetProps<AccountCardProps, string>) {
  const { id, kind = "account", choice, disabled, pressable, value, emit } = props;
  const about = useId();
  const chosen = choice != null && value === choice;
  // White on these is readable in every hue, by day and by night.
  const tint = disabled ? undefined : { backgroundColor: `hsl(${hueOf(props.bank)} 45% 30%)` };
  // What is left of a card's number begins with whose it is.
  const scheme = kind === "card" ? schemeOf(props.number) : undefined;
  const inside = (
    <>
      <span className={`${css.icon} ${kind === "card" ? css.cardIcon : ""}`} style={tint} aria-hidden="true">
        {initialsOf(props.bank)}
      </span>
      <span className={css.words} id={about}>
        <span className={css.bank} id={`${about}-bank`}>
          {props.bank}
        </span>
        <span className={css.state}>
          <span className={css.number} id={`${about}-number`}>
            {scheme ? `${scheme} ` : null}
            <LastDigits number={props.number} />
          </span>
          {props.chip ? <Chip text={props.chip} tone={props.tone} /> : null}
        </span>
        {props.holder ? <span className={css.holder}>{props.holder}</span> : null}
        {disabled && props.reason ? <span className={css.reason}>{props.reason}</span> : null}
      </span>
    </>
  );
  const press = () => {
    if (choice != null) props.change(choice);
    emit("press");
  };
  return (
    <div
      className={`${css.card} ${chosen ? css.chosen : ""} ${disabled ? css.off : ""}`}
      id={choice == null ? id : undefined}
    >
      {choice == null && !pressable ? (
        <div className={css.main}>{inside}</div>
      ) : (
        <Press
          className={css.main}
          // All choices of a field bear its name: an id would be there once for each.
          name={choice == null ? undefined : id}
          role={choice == null ? undefined : "radio"}
          aria-checked={choice == null ? undefined : chosen}
          pending={props.pending}
          disabled={disabled}
          onPress={press}
        >
          {inside}
          {choice == null ? (
            <ChevronRight className={css.go} aria-hidden="true" />
          ) : (
            <span className={css.radio} aria-hidden="true" />
          )}
        </Press>
      )}
      {props.moreLabel ? (
        <Press
          className={css.more}
          id={`${about}-more`}
          aria-label={props.moreLabel}
          // Of several on a screen each says whose it is: a description is left out where buttons are listed.
          aria-labelledby={`${about}-more ${about}-bank ${about}-number`}
          aria-haspopup="dialog"
          pending={props.pending}
          onPress={() => emit("more")}
        >
          <Ellipsis className={css.glyph} aria-hidden="true" />
        </Press>
      ) : null}
      {props.actionLabel ? (
        <Press className={css.action} aria-describedby={about} pending={props.pending} onPress={() => emit("action")}>
          {props.actionLabel}
        </Press>
      ) : null}
    </div>
  );
}
