/** Class names that fill the two parts of a mark. */
export interface MarkColours {
  first: string | undefined;
  second: string | undefined;
}
