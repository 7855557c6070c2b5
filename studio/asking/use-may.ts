import { createContext, useContext } from "react";
import { mayAs, refusalOf, type Role } from "../../publish/studio/roles.ts";

/** What whoever is in may do. */
export const RoleContext = createContext<Role>("publisher");

/** Whether whoever is in may do what asks for a role at least, and why not, in words. The server decides again for itself. */
export function useMay(least: Role): { readonly may: boolean; readonly why: string | undefined } {
  const role = useContext(RoleContext);
  return { may: mayAs(role, least), why: refusalOf(role, least) };
}
