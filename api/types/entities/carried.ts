/* Generated from api/ by npm run generate. */

/**
 * What any call may carry (X4).
 */
export interface Carried {
  /**
   * The picture that was asked for.
   */
  captchaId?: string;
  /**
   * What is to be read in it.
   */
  captchaCode?: string;
}
