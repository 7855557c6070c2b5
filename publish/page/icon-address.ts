/**
 * Where a brand's icon is: its codes go along, since a tab may show another brand than the last page of the browser, and
 * as a path, since a server of plain files reads no query.
 */
export const iconAddress = ({ business, channel }: { readonly business: string; readonly channel: string }): string =>
  `/icon/${business}-${channel}.svg`;
