import { byId } from "../../app/testing/boot.ts";

interface Screen {
  readonly id: string;
  readonly route: string;
  readonly native?: boolean;
  readonly access: string;
  readonly form?: Readonly<Record<string, { readonly sensitive?: boolean }>>;
}

/** A screen with a form, its fields apart: what is kept of it and what never is. */
export interface FormScreen {
  readonly address: string;
  readonly guest: boolean;
  readonly plain: readonly string[];
  readonly secret: readonly string[];
}

/** Every screen of the web with a form. */
export const formScreens: readonly FormScreen[] = (Object.values(byId("screen")) as unknown as readonly Screen[])
  .filter(({ form, native }) => form && !native)
  .map(({ route, form = {}, access }) => {
    const names = Object.keys(form);
    const secret = names.filter((name) => form[name]?.sensitive);
    return {
      address: `${route}?loanGid=l1`,
      guest: access === "guest",
      plain: names.filter((name) => !secret.includes(name)),
      secret,
    };
  });
