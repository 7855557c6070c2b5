/* Generated from list-more.schema.json by npm run generate. */

/**
 * Below a list that goes on: how much of it shows, and a press for more. The engine puts it there.
 */
export interface ListMoreProps {
  /**
   * How many show.
   */
  shown: number;
  /**
   * How many there are.
   */
  all: number;
}
