/* Generated from menu-group.schema.json by npm run generate. */

/**
 * A card around menu items.
 */
export interface MenuGroupProps {
  /**
   * Heading over the card.
   */
  title?: string;
}
