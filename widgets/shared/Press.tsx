import type { ComponentProps } from "react";

interface PressProps extends Omit<ComponentProps<"button">, "onClick" | "disabled" | "type"> {
  /** The steps of its node run: it says that it is busy. */
  pending?: boolean | undefined;
  /** There is nothing to press it for now. */
  disabled?: boolean | undefined;
  /** Enter in a field of its form presses it. */
  submit?: boolean | undefined;
  onPress: () => void;
}

/**
 * What every button of a widget is. While it is pending or disabled it takes no press, says so, and keeps the focus:
 * the browser's own `disabled` would take it away from whoever has just pressed.
 */
export function Press({ pending, disabled, submit, onPress, ...look }: PressProps) {
  const off = pending || disabled;
  return (
    <button
      {...look}
      type={submit ? "submit" : "button"}
      aria-disabled={off || undefined}
      aria-busy={pending || undefined}
      onClick={() => {
        if (!off) onPress();
      }}
    />
  );
}
