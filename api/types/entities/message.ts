/* Generated from schemas/entities/message.schema.json by npm run generate. */

/**
 * One message of the message centre.
 */
export interface Message {
  messageGid: string;
  kind: string;
  title: string;
  content: string;
  /**
   * epoch ms.
   */
  time: number;
  read: boolean;
}
