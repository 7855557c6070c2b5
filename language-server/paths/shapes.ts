import type { Project } from "../../publish/check/given/project.ts";
import type { PlacedSchema } from "../../publish/check/walk/places.ts";
import { entries } from "../../publish/documents/entries.ts";
import type { Word } from "./reading.ts";

/** The names under some words of a shape. */
export function namesOfShape(project: Project, shape: PlacedSchema | null, words: readonly string[]): readonly Word[] {
  const found = project.shapes.follow(shape, words);
  if (!("shape" in found) || !found.shape) return [];
  const { file, schema } = found.shape;
  return Object.keys(entries(schema.properties)).map((name) => {
    const inner = project.shapes.follow(found.shape, [name]);
    const own = entries(entries(schema.properties)[name]);
    const says = saysOfShape({ file, schema: own }) || ("shape" in inner ? saysOfShape(inner.shape) : "");
    return { name, says };
  });
}

/** What a schema says of a value: its type, how it travels, what it means. */
export function saysOfShape(shape: PlacedSchema | null): string {
  const { type, wire, description, enum: values } = entries(shape?.schema);
  const kind = wire === "money" ? "kobo" : Array.isArray(values) ? values.map(String).join(" | ") : type;
  return [kind, description].filter((part) => typeof part === "string" && part !== "").join(" · ");
}
