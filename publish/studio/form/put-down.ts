/** Where something is put down: beside which name, and on which side. */
interface Place {
  readonly key: string;
  readonly after: boolean;
}

/** An order in which these names were put down there; nothing where that is where they were picked up. */
export function putDown(
  order: readonly string[],
  names: ReadonlySet<string>,
  { key, after }: Place,
): readonly string[] | undefined {
  if (names.has(key)) return undefined;
  const rest = order.filter((name) => !names.has(name));
  const at = rest.indexOf(key) + Number(after);
  return [...rest.slice(0, at), ...order.filter((name) => names.has(name)), ...rest.slice(at)];
}
