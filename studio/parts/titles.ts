import { createContext } from "react";
import type { SheetSection } from "../../publish/studio/brand-sheet.ts";
import { ordinal } from "../../publish/words/ordinal.ts";

/** What each value of the brand, or input of the decision, that is shown is called, by its path. */
export const TitlesContext = createContext<ReadonlyMap<string, string>>(new Map());

/** What each value of a brand is called, by its path; what each entry of a list says, by `lists.banner[].linkUrl`. */
export const titlesOf = (sections: readonly Pick<SheetSection, "fields">[]): ReadonlyMap<string, string> =>
  new Map(
    sections.flatMap(({ fields }) =>
      fields.flatMap(({ path, title, takes }) => {
        const at = path.join(".");
        const inner = takes.is === "records" ? takes.fields : [];
        return [[at, title], ...inner.map((one) => [`${at}[].${one.path.join(".")}`, one.title] as const)] as const;
      }),
    ),
  );

/** What stands at a path, in words: `Banners, 1st: Target` of `lists.banner[0].linkUrl`; undefined where it has none. */
export function titleAt(titles: ReadonlyMap<string, string>, path: string): string | undefined {
  const [, list = "", at = "", inner] = /^(.+)\[(\d+)\](?:\.(.+))?$/.exec(path) ?? [];
  const title = titles.get(list);
  if (title === undefined) return titles.get(path);
  const entry = `${title}, ${ordinal(Number(at) + 1)}`;
  return inner === undefined ? entry : `${entry}: ${titles.get(`${list}[].${inner}`) ?? inner}`;
}
