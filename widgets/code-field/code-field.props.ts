/* Generated from code-field.schema.json by npm run generate. */

/**
 * A code sent by SMS or e-mail, with the button that sends it and the wait before it can be sent again.
 */
export interface CodeFieldProps {
  /**
   * The words above the field; also its accessible name.
   */
  label: string;
  /**
   * One line below the field, shown while there is no error.
   */
  help?: string;
  /**
   * An example inside the empty field; never the only place of an instruction.
   */
  placeholder?: string;
  /**
   * How many digits. Default 4.
   */
  length?: number;
  /**
   * Seconds to wait before the code can be sent again. Default 60.
   */
  seconds?: number;
  /**
   * When the last code was sent (ms, 0 when none was; set it in `ok` of the sending call): a new figure starts the wait. Without this prop the wait starts at the press.
   */
  sentAt?: number;
  /**
   * What the lender's clock says as this is shown (ms): of a wait that began before this page did, for one after a reload, what is left of it. Without this prop the whole wait begins anew.
   */
  now?: number;
  /**
   * Shown but not editable; it takes no part in the tab order.
   */
  disabled?: boolean;
}
