import type { Notice } from "../../../api/types/entities/notice.ts";
import type { CallContext } from "../call/handler.ts";

const ACTIVITY = 2;

/** News of the sandbox; their words are texts `notices.<gid>-title` and `notices.<gid>-content`. */
const news = [
  { noticeGid: "late-fee", newsType: 1, dialogType: 1 },
  { noticeGid: "pay-by-transfer", newsType: 2, dialogType: 1 },
  { noticeGid: "invite", newsType: 3, dialogType: ACTIVITY },
] as const;

/** The notices in the caller's words (D5). */
export function noticesIn(text: CallContext["text"]): Notice[] {
  return news.map((notice) => {
    const title = text(`notices.${notice.noticeGid}-title`);
    const content = text(`notices.${notice.noticeGid}-content`);
    const activity = { activityId: notice.noticeGid, title, linkUrl: "/invitefriends" };
    return { ...notice, title, content, marketActivities: notice.dialogType === ACTIVITY ? [activity] : [] };
  });
}
