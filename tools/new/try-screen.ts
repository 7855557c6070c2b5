import { actionBar, button, goHome } from "./button.ts";
import type { Files } from "./kind.ts";
import { writeDocument } from "./write-document.ts";

interface Tried {
  readonly area: string;
  readonly id: string;
  /** The file of its texts, with its `title` and the words for the way `home`; that of its id unless told. */
  readonly texts?: string;
  readonly form?: Readonly<Record<string, unknown>>;
  /** What is seen. */
  readonly children?: readonly unknown[];
  /** The button that does what is tried. */
  readonly action?: unknown;
}

/**
 * A screen where something new is seen before a screen of the product takes it: only the brand for tests opens it, as it
 * does the page /test.
 */
export function tryScreen({ area, id, texts = id, form, children = [], action }: Tried): Files {
  const file = `screens/${area}/try-${id}.screen.json`;
  const way = button(`${texts}.home`, goHome, { variant: "secondary" });
  const said = {
    id: `try-${id}`,
    route: `/try-${id}`,
    access: "any",
    flag: "testPage",
    external: "Whoever tries it types its address.",
    title: { $t: `${texts}.title` },
    ...(form && { form }),
    children: [
      ...(children.length > 0 ? [{ widget: "stack", props: { padding: 16, gap: 16 }, children }] : []),
      actionBar(action === undefined ? [way] : [action, way]),
    ],
  };
  return { [file]: writeDocument(file, "screen", said) };
}

/** Where it is seen, and what to do with it afterwards. */
export const seenAt = (id: string, area: string): string =>
  `See it at /?b=717&c=304#/try-${id}, in the brand for tests. Once a screen of yours takes it, delete screens/${area}/try-${id}.screen.json and the texts that npm run check names then, and run: npm run behaviour -- --publish --why "It was there to try ${id}"`;
