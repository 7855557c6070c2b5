/* Generated from picture.schema.json by npm run generate. */

/**
 * A picture that came with an answer, such as one with a code; until it is there its place is kept.
 */
export interface PictureProps {
  /**
   * The picture as a data address; any other address is not loaded. Absent, the place is empty.
   */
  source?: string | null;
  /**
   * What it is, for those who do not see it.
   */
  label: string;
}
