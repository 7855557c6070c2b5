/** What follows a control in its form and can be filled in; undefined after the last. */
export function nextControl(control: HTMLElement): HTMLElement | undefined {
  const fillable = "input:not(:disabled):not([tabindex='-1']), select:not(:disabled), textarea:not(:disabled)";
  const all = [...(control.closest("form")?.querySelectorAll<HTMLElement>(fillable) ?? [])];
  const at = all.indexOf(control);
  return at < 0 ? undefined : all[at + 1];
}
