interface Pair {
  readonly business: string;
  readonly channel: string;
}

/**
 * Where a brand's icon is: its codes go along, since a tab may show another brand than the last page of the browser, and
 * as a path, since a server of plain files reads no query.
 */
export const iconAddress = ({ business, channel }: Pair): string => `/icon/${business}-${channel}.svg`;

/** Where the form of it is that a phone may cut to any shape. */
export const wholeIconAddress = ({ business, channel }: Pair): string => `/icon/${business}-${channel}-whole.svg`;
