/** The reference by which a borrower and his bank speak of a payment: its receipt says it (F20), and so does the mail of it. */
export const paymentReference = (payGid: string): string => payGid.toUpperCase();
