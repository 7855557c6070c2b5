import type { ReactNode } from "react";
import css from "./mark.module.css";
import { ArcMark } from "./marks/ArcMark.tsx";
import { LeafMark } from "./marks/LeafMark.tsx";
import { RingMark } from "./marks/RingMark.tsx";
import { SparkMark } from "./marks/SparkMark.tsx";
import { StepsMark } from "./marks/StepsMark.tsx";
import { WaveMark } from "./marks/WaveMark.tsx";
import type { MarkColours } from "./marks/MarkColours.ts";
import type { MarkName } from "./names.ts";

const marks: Record<MarkName, (colours: MarkColours) => ReactNode> = {
  arc: ArcMark,
  leaf: LeafMark,
  spark: SparkMark,
  wave: WaveMark,
  steps: StepsMark,
  ring: RingMark,
};

interface MarkProps {
  id: MarkName;
  tone?: "brand" | "inverse";
}

/** A brand's drawing alone; decorative, it fills its place. */
export function Mark({ id, tone = "brand" }: MarkProps) {
  const Named = marks[id];
  return tone === "inverse" ? (
    <Named first={css.inverseFirst} second={css.second} />
  ) : (
    <Named first={css.first} second={css.second} />
  );
}
