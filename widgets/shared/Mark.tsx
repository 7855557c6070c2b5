import css from "./mark.module.css";
import { ArcMark } from "./marks/ArcMark.tsx";
import { LeafMark } from "./marks/LeafMark.tsx";
import { RingMark } from "./marks/RingMark.tsx";
import { SparkMark } from "./marks/SparkMark.tsx";
import { StepsMark } from "./marks/StepsMark.tsx";
import { WaveMark } from "./marks/WaveMark.tsx";

const marks = { arc: ArcMark, leaf: LeafMark, spark: SparkMark, wave: WaveMark, steps: StepsMark, ring: RingMark };

interface MarkProps {
  id: keyof typeof marks;
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
