const form = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Africa/Lagos",
});

/** A moment as it is in Lagos, where the lender is. */
export const moment = (iso: string): string => form.format(new Date(iso));
