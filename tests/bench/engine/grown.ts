interface Form {
  readonly form: Readonly<Record<string, unknown>>;
  readonly children: readonly unknown[];
}

interface FormPack {
  readonly pack: { readonly screens: Readonly<Record<string, Form>> };
  readonly texts: Readonly<Record<string, string>>;
}

/**
 * The text of a larger form's pack: so many copies of the smallest one's groups. It lets a bundle bring one form instead
 * of three; it runs in the page and refers to nothing outside of itself.
 */
export function grown(text: string, id: string, copies: number): string {
  const { pack, texts } = JSON.parse(text) as FormPack;
  const [small] = Object.values(pack.screens);
  if (!small) throw new Error("the pack holds no form");
  const copyOf = <T>(value: T, copy: number) =>
    JSON.parse(JSON.stringify(value).replace(/_0\b/g, `_${copy}`).replace(/-0"/g, `-${copy}"`)) as T;
  const each = Array.from({ length: copies }, (_, copy) => copy);
  const screen = {
    ...small,
    id,
    route: `/${id}`,
    form: Object.assign({}, ...each.map((copy) => copyOf(small.form, copy))),
    children: [...each.flatMap((copy) => copyOf(small.children.slice(0, -1), copy)), small.children.at(-1)],
  };
  const titles = Object.entries(texts).filter(([key]) => key.endsWith("-0"));
  const more = titles.flatMap(([key, title]) =>
    each.map((copy) => [key.replace(/0$/, `${copy}`), `${title} ${copy + 1}`]),
  );
  return JSON.stringify({
    pack: { ...pack, screens: { [id]: screen } },
    texts: { ...texts, ...Object.fromEntries(more) },
  });
}
