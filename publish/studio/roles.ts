/** What an operator may do, each all that those before it may. */
export const roles = ["viewer", "editor", "publisher"] as const;

export type Role = (typeof roles)[number];

/** Whether a role may do what asks for one at least. */
export const mayAs = (role: Role, least: Role): boolean => roles.indexOf(role) >= roles.indexOf(least);

/** Why a role may not do something, for whoever would. */
const whyNot: Readonly<Record<Exclude<Role, "publisher">, string>> = {
  viewer: "Your role is viewer: you see everything, and edit and publish nothing.",
  editor: "Your role is editor: a publisher publishes and takes back.",
};

/** Why a role may not do what asks for one at least; undefined where it may. */
export const refusalOf = (role: Role, least: Role): string | undefined =>
  role === "publisher" || mayAs(role, least) ? undefined : whyNot[role];
