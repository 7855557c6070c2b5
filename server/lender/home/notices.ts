import type { Notice } from "../../../api/types/entities/notice.ts";
import type { CallContext } from "../call/handler.ts";

const ACTIVITY = 2;

/** What the lender knows of a reader, as far as news may fit it. */
export interface Reader {
  /** A loan of his is to be repaid, or is late. */
  readonly owes: boolean;
  readonly late: boolean;
  /** Something stands against a loan. */
  readonly refused: boolean;
  /** He lets the lender offer him something. */
  readonly offers: boolean;
  /** He registered on this day. */
  readonly newcomer: boolean;
}

/** News of the sandbox; their words are texts `notices.<gid>-title` and `notices.<gid>-content`. `fits` says for whom. */
const news = [
  { noticeGid: "late-fee", newsType: 1, dialogType: 1, fits: ({ owes }: Reader) => owes },
  { noticeGid: "pay-by-transfer", newsType: 2, dialogType: 1, fits: ({ owes }: Reader) => owes },
  { noticeGid: "invite", newsType: 3, dialogType: ACTIVITY, fits: () => true },
] as const;

/** The notices that fit a reader, in the caller's words (D5); who is late, refused or registered today is left in peace. */
export function noticesIn(text: CallContext["text"], reader: Reader): Notice[] {
  if (reader.late || reader.refused || reader.newcomer) return [];
  return news
    .filter(({ fits, dialogType }) => fits(reader) && (reader.offers || dialogType !== ACTIVITY))
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
