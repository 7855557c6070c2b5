/* Generated from section-title.schema.json by npm run generate. */

/**
 * The heading of a section, with one way on.
 */
export interface SectionTitleProps {
  /**
   * The heading.
   */
  title: string;
  /**
   * Words of the link at the end.
   */
  action?: string;
  /**
   * Heading level. Default 2.
   */
  level?: number;
}
