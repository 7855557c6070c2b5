const pressable =
  "button, a[href], summary, [role=button], [role=radio], [role=tab], [role=link], input[type=checkbox], input[type=radio]";

/** The id of what was pressed: its own, or that of the nearest node around it; never its words. */
export function pressedId(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest(pressable)?.closest("[id]:not(#root)")?.id || undefined;
}

/** The field that was changed and how long its value is; never the value (R76). */
export function typedInto(target: EventTarget | null): { id: string; length: number } | undefined {
  if (
    !(
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement
    )
  )
    return undefined;
  const id = target.id || (target.closest("[id]:not(#root)")?.id ?? "");
  const typed = !(target instanceof HTMLSelectElement) && !/^(checkbox|radio|file|range)$/.test(target.type);
  return id ? { id, length: typed ? [...target.value].length : 0 } : undefined;
}
