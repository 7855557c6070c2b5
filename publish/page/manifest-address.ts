/** Where a browser learns how a pair is installed on a phone, in a language: as a path, since a server of plain files reads no query. */
export const manifestAddress = ({
  business,
  channel,
  language,
}: {
  readonly business: string;
  readonly channel: string;
  readonly language: string;
}): string => `/manifest/${business}-${channel}-${language}.json`;
