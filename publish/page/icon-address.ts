/** Where a brand's icon is: its codes go along, since a tab may show another brand than the last page of the browser. */
export const iconAddress = ({ business, channel }: { readonly business: string; readonly channel: string }): string =>
  `/icon.svg?b=${business}&c=${channel}`;
