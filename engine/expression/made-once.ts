interface Kept<Key, Made> {
  get(key: Key): Made | undefined;
  set(key: Key, made: Made): unknown;
}

/** Makes something of each key when it is first asked for; with a WeakMap it is kept as long as the key lives. */
export function madeOnce<Key, Made extends object>(known: Kept<Key, Made>, make: (key: Key) => Made) {
  return (key: Key): Made => {
    let made = known.get(key);
    if (!made) {
      made = make(key);
      known.set(key, made);
    }
    return made;
  };
}
