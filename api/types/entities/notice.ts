/* Generated from schemas/entities/notice.schema.json by npm run generate. */

/**
 * News shown as a dialog.
 */
export interface Notice {
  noticeGid: string;
  /**
   * 1 once a session, 2 daily, 3 once ever.
   */
  newsType: number;
  title: string;
  content: string;
  /**
   * 1 text, 2 market activity.
   */
  dialogType: number;
  marketActivities: {
    activityId: string;
    title: string;
    imageUrl?: string;
    linkUrl?: string;
  }[];
}
