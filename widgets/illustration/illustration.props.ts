/* Generated from illustration.schema.json by npm run generate. */

/**
 * A decorative drawing in the brand's colours.
 */
export interface IllustrationProps {
  /**
   * Which drawing.
   */
  name: "welcome" | "success" | "waiting" | "refused" | "overdue" | "empty" | "offline" | "security" | "gift" | "phone";
  /**
   * small 72 px, medium 128 px (default), large 176 px.
   */
  size?: "small" | "medium" | "large";
}
