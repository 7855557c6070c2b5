import type { ReactNode } from "react";
import type { MarkName } from "./names.ts";
import { ArcMark } from "./marks/ArcMark.tsx";
import { LeafMark } from "./marks/LeafMark.tsx";
import type { MarkColours } from "./marks/MarkColours.ts";
import { RingMark } from "./marks/RingMark.tsx";
import { SparkMark } from "./marks/SparkMark.tsx";
import { StepsMark } from "./marks/StepsMark.tsx";
import { WaveMark } from "./marks/WaveMark.tsx";

/** A mark that the app draws itself. */
type DrawnMark = Exclude<MarkName, `/${string}`>;

/** Whether the app draws what a brand names as its mark. */
export const isDrawn = (name: unknown): name is DrawnMark => typeof name === "string" && Object.hasOwn(marks, name);

/** Every mark by its name; what draws it says what colours its two parts. */
export const marks: Record<DrawnMark, (colours: MarkColours) => ReactNode> = {
  arc: ArcMark,
  leaf: LeafMark,
  spark: SparkMark,
  wave: WaveMark,
  steps: StepsMark,
  ring: RingMark,
};
