import type { ReactNode } from "react";
import type { MarkName } from "./names.ts";
import { ArcMark } from "./marks/ArcMark.tsx";
import { LeafMark } from "./marks/LeafMark.tsx";
import type { MarkColours } from "./marks/MarkColours.ts";
import { RingMark } from "./marks/RingMark.tsx";
import { SparkMark } from "./marks/SparkMark.tsx";
import { StepsMark } from "./marks/StepsMark.tsx";
import { WaveMark } from "./marks/WaveMark.tsx";

/** Every mark by its name; what draws it says what colours its two parts. */
export const marks: Record<MarkName, (colours: MarkColours) => ReactNode> = {
  arc: ArcMark,
  leaf: LeafMark,
  spark: SparkMark,
  wave: WaveMark,
  steps: StepsMark,
  ring: RingMark,
};
