/** Reads a path for an expression. A class, so that `var` can tell it from a list's element. */
export class Reader {
  readonly read: (path: string) => unknown;

  constructor(read: (path: string) => unknown) {
    this.read = read;
  }
}
