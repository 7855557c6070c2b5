declare module "virtual:reference" {
  import type { Chapter } from "../publish/reference/section.ts";

  /** The reference, made of the schemas, tables and documents when the page was built. */
  export const chapters: readonly Chapter[];
}
