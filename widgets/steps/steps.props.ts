/* Generated from steps.schema.json by npm run generate. */

/**
 * Where one is in a form of several pages: '2 of 5'.
 */
export interface StepsProps {
  /**
   * Name of each step, in order.
   */
  names: string[];
  /**
   * The current step, from 1.
   */
  current: number;
  /**
   * The page's title says the name of the step already: it is not shown once more.
   */
  titled?: boolean;
}
