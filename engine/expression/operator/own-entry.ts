/** What a table has under a name of its own; nothing that it inherits. */
export const ownEntry = <T>(table: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  table && Object.hasOwn(table, name) ? table[name] : undefined;
