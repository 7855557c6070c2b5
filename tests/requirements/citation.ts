/** A place that names an id. */
export interface Citation {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  /** A test's title proves what it names; the others only point to it. */
  readonly kind: "test" | "comment" | "description" | "page";
  /** The title of the test, or what stands around the id. */
  readonly text: string;
}
