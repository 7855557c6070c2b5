/* Generated from schemas/entities/red-bag.schema.json by npm run generate. */

/**
 * Cash that was given to the user.
 */
export interface RedBag {
  redBagGid: string;
  source: "invitation" | "activity";
  title: string;
  amount: number;
  /**
   * When it was given, epoch ms.
   */
  time: number;
}
