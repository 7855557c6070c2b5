/** An expression met a value it must not compute with; the place where it stands decides what happens. */
export class ExpressionError extends Error {
  readonly code: "missing" | "type" | "range" | "budget";

  constructor(code: ExpressionError["code"], message: string) {
    super(message);
    this.name = "ExpressionError";
    this.code = code;
  }
}
