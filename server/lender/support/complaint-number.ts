/** The number by which borrower and lender speak of what he told them. */
export const complaintNumber = (id: string): string => `C${id.slice(0, 8).toUpperCase()}`;
