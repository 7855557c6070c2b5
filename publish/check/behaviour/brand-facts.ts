import type { Document } from "../../documents/document.ts";
import { valueAt } from "../../documents/entries.ts";
import { formatPath } from "../../documents/position.ts";
import { type SchemedValue, schemedValues } from "../given/brand-schema.ts";
import type { Project } from "../given/project.ts";
import type { Fact } from "./fact.ts";

/** Values of brands of which the schema says `published`: what is agreed on with borrowers, and who is trusted. */
export const publishedValues = (project: Project): readonly SchemedValue[] =>
  schemedValues(project).filter(({ says }) => says.published === true);

/** What a layer of brands states of them, by their paths. */
export const valuesOf = (project: Project, { data }: Document): readonly Fact[] =>
  publishedValues(project).flatMap(({ path }): readonly Fact[] => {
    const does = valueAt(data, path);
    return does === undefined ? [] : [{ label: formatPath(path), depth: 0, path, does }];
  });
