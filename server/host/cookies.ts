/** What a browser keeps under a name, of the cookies that it sends. */
export const cookieOf = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(/;\s*/)
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);
