const pressable = "a[href], button, input, select, textarea, [tabindex]";

/** Notes where a list ends whose bar has this DOM id; called once the list has grown, takes the user to the first row that came. */
export function firstNewRow(id: string): () => void {
  const last = document.getElementById(id)?.previousElementSibling;
  return () => {
    const row = last?.nextElementSibling;
    if (!(row instanceof HTMLElement) || row.id === id) return;
    const inside = row.matches(pressable) ? row : row.querySelector<HTMLElement>(pressable);
    // A row that is only read takes the focus itself, so that what follows is read from there on.
    if (!inside) row.tabIndex = -1;
    (inside ?? row).focus({ preventScroll: true });
  };
}
