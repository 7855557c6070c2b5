import { type Entries, entries } from "../../documents/entries.ts";
import type { Project } from "./project.ts";

/**
 * What can be handed to something that is named, by name, with what is said of each: params, inputs, fields of a
 * request.
 */
export function handedTo(project: Project, to: string, name: string): Entries {
  if (to === "capability") {
    const [bridge] = project.ofKind("bridge").values();
    return properties(entries(entries(entries(bridge?.data).capabilities)[name]).request);
  }
  const { params, inputs, request } = entries(project.ofKind(to).get(name)?.data);
  if (to === "call") return properties(request);
  return entries(to === "decision" ? inputs : params);
}

const properties = (schema: unknown): Entries => entries(entries(schema).properties);
