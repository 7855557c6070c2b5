type Jar = { cookie: string };

/** What this browser keeps under a name; nothing where a page may not even ask, as in a frame that is shut off (R60). */
export function keptCookie(page: Readonly<Jar>, name: string): string | undefined {
  try {
    return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(page.cookie)?.[1];
  } catch {
    return undefined;
  }
}

/**
 * Has this browser keep `name=value` for the whole site, until it is closed unless a `max-age` follows; one that lets no
 * page do so goes on without (R60).
 */
export function keepCookie(page: Jar, said: string): void {
  try {
    page.cookie = `${said}; path=/; SameSite=Lax`;
  } catch {
    // The next page comes as to somebody new.
  }
}
