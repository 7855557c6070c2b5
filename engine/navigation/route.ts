/** Who may enter: `any` is everyone, `guest` only the unknown; any other word names a role that only the known have. */
export type Access = string;

/** Where the app stands: the route's own words, its params and query. */
export interface Route {
  /** Path as written, without query. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

/** What navigation knows of a screen before its document is loaded. */
export interface RouteEntry {
  readonly id: string;
  /** Words with `{name}` for a param and `{name?}` for one that may be absent at the end. */
  readonly route: string;
  readonly access: Access;
  readonly tab?: string;
  /** The flag of the brand without which it is closed. */
  readonly flag?: string;
  /** Only inside a native app, where it takes the place of the screen with the same route. */
  readonly native?: boolean;
  /** Capitals and small letters are the same in its words. */
  readonly anyCase?: boolean;
}
