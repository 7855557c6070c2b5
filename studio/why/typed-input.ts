import { type Json, jsonOf } from "../../publish/documents/json.ts";
import { plainFigure } from "../drafts/plain-figure.ts";
import type { InputTakes } from "../../publish/studio/form/decision-form.ts";

/** A value as it is typed: amounts in naira, lists a line each; what is not of the input's kind as data. */
export function typedText(value: Json | undefined, takes: InputTakes): string {
  if (value === undefined || value === null) return "";
  if (takes.is === "number" && typeof value === "number") return String(takes.unit === "kobo" ? value / 100 : value);
  if (takes.is === "text" && typeof value === "string") return value;
  if (takes.is === "lines" && isTexts(value)) return value.join("\n");
  return JSON.stringify(value, null, takes.is === "data" ? 2 : undefined);
}

/** What was typed, or why it is no value of the input. */
export type Typed = { readonly value: Json | undefined } | { readonly why: string };

/** The value of what was typed; a number of which nothing is left is taken away. */
export function typedValue(text: string, takes: InputTakes): Typed {
  if (takes.is === "number") return numberOf(text, takes);
  if (takes.is === "lines")
    return {
      value: text
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== ""),
    };
  if (takes.is !== "data") return { value: text };
  if (text.trim() === "") return { value: undefined };
  try {
    return { value: jsonOf(text) };
  } catch {
    return { why: "This cannot be read as data. Look at its brackets, commas and quotation marks." };
  }
}

function numberOf(text: string, { unit, whole }: Extract<InputTakes, { is: "number" }>): Typed {
  const plain = text.replaceAll("₦", "").trim();
  if (plain === "") return { value: undefined };
  const number = plainFigure(plain);
  if (number === undefined) return { why: `Expected a number, found "${text}".` };
  const value = unit === "kobo" ? Number((number * 100).toFixed(2)) : number;
  if (!whole || Number.isInteger(value)) return { value };
  return { why: unit === "kobo" ? "Expected no less than whole kobo." : `Expected a whole number, found "${text}".` };
}

/** Whether a value is of the input's kind: a case may give one that is not, to see what comes of it. */
export function isOfKind(value: Json | undefined, takes: InputTakes): boolean {
  if (value === undefined || value === null) return true;
  switch (takes.is) {
    case "choice":
      return takes.of.some((one) => one === value);
    case "truth":
      return typeof value === "boolean";
    case "number":
      return typeof value === "number" && (!takes.whole || Number.isInteger(value));
    case "text":
      return typeof value === "string";
    case "lines":
      return isTexts(value);
    case "data":
      return true;
  }
}

const isTexts = (value: Json): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");
