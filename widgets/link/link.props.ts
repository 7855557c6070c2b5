/* Generated from link.schema.json by npm run generate. */

/**
 * A quiet way to somewhere else.
 */
export interface LinkProps {
  /**
   * Where it leads.
   */
  label: string;
  /**
   * Default brand.
   */
  tone?: "brand" | "soft" | "danger";
  /**
   * Default medium.
   */
  size?: "small" | "medium";
  /**
   * A small arrow after the words.
   */
  arrow?: boolean;
  /**
   * Only for calling or writing: tel: or mailto:. Everything else is a press event.
   */
  href?: string;
}
