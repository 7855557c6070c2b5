/* Generated from schemas/entities/reminders.schema.json by npm run generate. */

/**
 * By what and when a borrower is reminded before a payment is due.
 */
export interface Reminders {
  /**
   * By text message.
   */
  sms: boolean;
  /**
   * By e-mail.
   */
  mail: boolean;
  /**
   * As many days before as the brand says first.
   */
  first: boolean;
  /**
   * As many days before as the brand says second.
   */
  second: boolean;
  /**
   * As many days before as the brand says third.
   */
  third: boolean;
  /**
   * On the day itself.
   */
  day: boolean;
  /**
   * Where messages go to.
   */
  mobile: string;
  /**
   * Where mails go to; absent where none is bound.
   */
  mailAddress?: string;
  /**
   * When he is reminded next, epoch ms; absent where nothing is due, or nothing is sent.
   */
  nextTime?: number;
}
