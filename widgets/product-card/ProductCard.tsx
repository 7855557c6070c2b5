import { ChevronRight, Lock } from "lucide-react";
import type { WidgetProps } from "../../engine/widget.ts";
import { Glyph } from "../shared/Glyph.tsx";
import { Press } from "../shared/Press.tsx";
import css from "./product-card.module.css";
import type { ProductCardProps } from "./product-card.props.ts";

/** A loan product as a card, or as one row of a list; a locked one says how it opens in place of its figures, and cannot be pressed. */
export function ProductCard(props: WidgetProps<ProductCardProps>) {
  const { id, name, range, period, cost, icon = "banknote", locked, variant = "card", actionLabel, emit } = props;
  const facts = [period, cost].filter((fact) => fact);
  // What nobody can have has no figures.
  const open = !(locked && props.lockedText);
  const second = !open ? props.lockedText : variant === "list" ? [range, ...facts].join(" · ") : range;
  return (
    <Press
      className={`${css.card} ${css[variant]} ${locked ? css.locked : ""}`}
      id={id}
      disabled={locked}
      pending={props.pending}
      onPress={() => emit("press")}
    >
      <span className={css.icon}>
        {locked ? <Lock className={css.glyph} aria-hidden="true" /> : <Glyph name={icon} className={css.glyph} />}
      </span>
      <span className={css.words}>
        <span className={css.name}>
          {name}
          {props.badge ? <span className={css.badge}>{props.badge}</span> : null}
        </span>
        <span className={css.range}>{second}</span>
      </span>
      {locked ? (
        <span />
      ) : actionLabel ? (
        <span className={css.action}>{actionLabel}</span>
      ) : (
        <ChevronRight className={css.go} aria-hidden="true" />
      )}
      {open && variant === "card" && facts.length ? (
        <span className={css.facts}>
          {facts.map((fact) => (
            <span className={css.fact} key={fact}>
              {fact}
            </span>
          ))}
        </span>
      ) : null}
    </Press>
  );
}
