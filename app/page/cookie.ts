/** What this browser keeps under a name. */
export const keptCookie = ({ cookie }: { readonly cookie: string }, name: string): string | undefined =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookie)?.[1];
