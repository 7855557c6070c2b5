/* Generated from place-field.schema.json by npm run generate. */

/**
 * A state of Nigeria (36 and the capital), or a local government area of one (774); more than 12 are looked for by name in a sheet.
 */
export interface PlaceFieldProps {
  /**
   * The words above the field; also its accessible name.
   */
  label: string;
  /**
   * One line below the field, shown while there is no error.
   */
  help?: string;
  /**
   * What is chosen: a state, or an area of the state in `state`.
   */
  level: "state" | "area";
  /**
   * Whose areas; while it is empty there is nothing to choose.
   */
  state?: string;
}
