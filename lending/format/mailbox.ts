/** An e-mail address as its mailbox is told from others: however it is spelled in capitals and small letters. */
export const mailboxOf = (address: string): string => address.toLowerCase();
