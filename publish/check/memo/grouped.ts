/** What stands under each name, in order. */
export function grouped<Value>(named: Iterable<readonly [string, Value]>): ReadonlyMap<string, readonly Value[]> {
  const groups = new Map<string, Value[]>();
  for (const [name, value] of named) {
    const group = groups.get(name);
    if (group) group.push(value);
    else groups.set(name, [value]);
  }
  return groups;
}
