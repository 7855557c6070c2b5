import type { ReactNode } from "react";
import type { MarkName } from "../names.ts";
import { ArcMark } from "./ArcMark.tsx";
import { LeafMark } from "./LeafMark.tsx";
import type { MarkColours } from "./MarkColours.ts";
import { RingMark } from "./RingMark.tsx";
import { SparkMark } from "./SparkMark.tsx";
import { StepsMark } from "./StepsMark.tsx";
import { WaveMark } from "./WaveMark.tsx";

/** Every mark by its name; what draws it says what colours its two parts. */
export const marks: Record<MarkName, (colours: MarkColours) => ReactNode> = {
  arc: ArcMark,
  leaf: LeafMark,
  spark: SparkMark,
  wave: WaveMark,
  steps: StepsMark,
  ring: RingMark,
};
