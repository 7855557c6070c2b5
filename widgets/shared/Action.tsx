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
    <button
      type="button"
      className={`${css.action} ${css[variant]} ${wide ? css.wide : ""}`}
      disabled={disabled}
      aria-busy={pending || undefined}
      onClick={onPress}
    >
      {pending ? <span className={css.spinner} aria-hidden="true" /> : null}
      {label}
    </button>
  );
}
