/* Generated from schemas/entities/tracking-record.schema.json by npm run generate. */

/**
 * One thing that happened on a page. Never holds a PIN, password, card field, BVN or photo.
 */
export interface TrackingRecord {
  /**
   * Page view, input, click, toast, script error, other, location.
   */
  mid: "ACQ01" | "ACQ02" | "ACQ03" | "ACQ04" | "ACQ05" | "ACQ22" | "LOC01";
  eleId?: string;
  pageId?: string;
  path?: string;
  referId?: string;
  btnId?: string;
  /**
   * Pressed, epoch milliseconds.
   */
  clickTime?: number;
  /**
   * Made, epoch milliseconds.
   */
  ctime: number;
  /**
   * Sent, epoch milliseconds.
   */
  utime?: number;
  zuid: string;
  ugid?: string;
  appid: string;
  swv?: string;
  ch_biz?: string;
  district?: string;
  appver?: string;
  version: "1.0";
  tokenId?: string;
  /**
   * From session storage, else the time.
   */
  sessionId: string;
  ch?: string;
  ch_sub?: string;
}
