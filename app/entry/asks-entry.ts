/** Whether an address carries what only a first load reads; the code that reads it is fetched only then. */
export const asksEntry = (address: string): boolean =>
  /[?&](push_url|sms_url|ticket|userToken|loanGid|userChannelGid|unionId|invitedFlag|ch|appver|debug|vconsoleDisable|sl)=/.test(
    address,
  );
