import type { KeyboardEvent } from "react";

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Arrows go from one radio of a group to the next, and round at its ends. They choose nothing: some choices lead away,
 * and who only looks through them would be gone with the first arrow.
 */
export function betweenRadios(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
  const at = radios.findIndex((radio) => radio === event.target);
  if (step === undefined || at === -1) return;
  event.preventDefault();
  radios.at((at + step) % radios.length)?.focus();
}
