import { Press } from "./Press.tsx";
import css from "./action.module.css";

interface ActionProps {
  label: string;
  onPress: () => void;
  variant?: "primary" | "secondary" | "quiet" | "inverse";
  /** Full width, which is the rule inside cards. Default true. */
  wide?: boolean;
  disabled?: boolean;
  pending?: boolean;
}

/** The button inside a card or panel; the card decides what its press means. */
export function Action({ label, onPress, variant = "primary", wide = true, disabled, pending }: ActionProps) {
  return (
    <Press
      className={`${css.action} ${css[variant]} ${wide ? css.wide : ""}`}
      disabled={disabled}
      pending={pending}
      onPress={onPress}
    >
      {pending && variant !== "quiet" ? <span className={css.spinner} aria-hidden="true" /> : null}
      {label}
    </Press>
  );
}
