/** A value that a test relies on. @throws where it is not there */
export function there<T>(value: T): NonNullable<T> {
  if (value === undefined || value === null) throw new Error("what the test relies on is not there");
  return value;
}
