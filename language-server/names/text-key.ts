const plural = /_(zero|one|two|few|many|other)$/;
const context = /_([^_]+)$/;

/** The key by which documents name a text of a file, without the suffix of its form; `length` of what is left of its own name. */
export function textKeyOf(file: string, name: string): { readonly key: string; readonly length: number } {
  const own = name.replace(plural, "").replace(context, "");
  const id = file.split("/").at(-1)?.split(".")[0] ?? "";
  return { key: `${id}.${own}`, length: own.length };
}
