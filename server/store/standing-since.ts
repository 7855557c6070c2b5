/** An edit by its number, and the one that it takes back; null where it takes back none. */
interface Numbered {
  readonly id: number;
  readonly undoes: number | null;
}

/**
 * Of edits, the newest first, those after one that have done something since which stands. An edit and what took it back
 * come to nothing together, as do what took it back and what did it again; what takes back one from before has done
 * something as any other.
 */
export function standingSince<Edit extends Numbered>(edits: readonly Edit[], since: number): readonly Edit[] {
  const gone = new Set<number>();
  return edits.filter(({ id, undoes }) => {
    if (id <= since || gone.has(id)) return false;
    if (undoes === null || undoes <= since) return true;
    gone.add(undoes);
    return false;
  });
}
