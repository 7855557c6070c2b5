import type { Notice } from "../../../api/types/entities/notice.ts";
import type { CallContext } from "../call/handler.ts";

const ACTIVITY = 2;

/** What the lender knows of a reader, as far as news may fit it. */
export interface Reader {
  /** What he is in: a row of the decision `situation`; nothing where it is not there. */
  readonly situation: string | undefined;
  /** He paid within a day. */
  readonly paid: boolean;
  /** He lets the lender offer him something. */
  readonly offers: boolean;
  /** He registered on this day. */
  readonly newcomer: boolean;
}

/** Where a bill is near, and nothing else is under way with it. */
const due = ["due-today", "lapsed", "due-soon"];
/** Where nothing is due within a week, refused or decided on. */
const quiet = ["extended", "paid-out", "settled", "can-borrow"];

/** News of the sandbox; their words are texts `notices.<gid>-title` and `notices.<gid>-content`. `among` says in which situations. */
const news = [
  { noticeGid: "late-fee", newsType: 1, dialogType: 1, among: due },
  { noticeGid: "pay-by-transfer", newsType: 2, dialogType: 1, among: due },
  { noticeGid: "invite", newsType: 3, dialogType: ACTIVITY, among: quiet },
] as const;

/** The notices that fit a reader, in the caller's words (D5); who registered today is left in peace, and who just paid is not told how. */
export function noticesIn(text: CallContext["text"], reader: Reader): Notice[] {
  const { situation = "", paid, offers, newcomer } = reader;
  if (newcomer) return [];
  return news
    .filter(({ among }) => among.includes(situation) && !(among === due && paid))
    .filter(({ dialogType }) => offers || dialogType !== ACTIVITY)
    .map(({ noticeGid, newsType, dialogType }) => {
      const title = text(`notices.${noticeGid}-title`);
      const content = text(`notices.${noticeGid}-content`);
      const activity = { activityId: noticeGid, title, linkUrl: "/invitefriends" };
      return {
        noticeGid,
        newsType,
        dialogType,
        title,
        content,
        marketActivities: dialogType === ACTIVITY ? [activity] : [],
      };
    });
}
