import { Checker, type Checked, type CheckOptions } from "./checker.ts";

export { isTripping } from "./checker.ts";

/**
 * Checks every document below a root once: reading, schemas, references, expressions, decisions, brands, texts. Never
 * throws for a wrong document. While one cannot be read or is not of its form, each is checked by itself alone: one
 * mistake is one line.
 * @param options.schemas the folder of the hand-written schemas; `schemas` of the root, else of the working directory.
 * @param options.keep a folder that keeps what was compiled of the schemas, for the next process.
 */
export const checkDocuments = (
  root: string,
  { schemas, keep, ...options }: CheckOptions & { readonly schemas?: string; readonly keep?: string } = {},
): Checked => new Checker(root, schemas, keep).check(options);
