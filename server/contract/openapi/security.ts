import type { CallDocument } from "../../../engine/document.ts";

/** How a call shows its session; the name of the query is the brand's (`api.names`). */
export const securitySchemes = {
  session: { type: "apiKey", in: "query", name: "token", description: "The session. Keep it out of logs." },
  bearer: { type: "http", scheme: "bearer", description: "The same session in the header `authorization`." },
};

/** By one scheme or the other; what is empty asks for no session. */
type Requirement = Readonly<Record<string, readonly string[]>>;

const session: readonly Requirement[] = [{ session: [] }, { bearer: [] }];

/** Who may make a call: with a session, or also without one where its document lets a guest in (A6). */
export function securityOf({ guest }: CallDocument): readonly Requirement[] {
  return guest === undefined ? session : [{}, ...session];
}
