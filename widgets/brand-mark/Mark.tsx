import css from "./brand-mark.module.css";
import type { BrandMarkProps } from "./brand-mark.props.ts";
import { ArcMark } from "./marks/ArcMark.tsx";
import { LeafMark } from "./marks/LeafMark.tsx";
import { RingMark } from "./marks/RingMark.tsx";
import { SparkMark } from "./marks/SparkMark.tsx";
import { StepsMark } from "./marks/StepsMark.tsx";
import { WaveMark } from "./marks/WaveMark.tsx";

const marks = {
  arc: ArcMark,
  leaf: LeafMark,
  spark: SparkMark,
  wave: WaveMark,
  steps: StepsMark,
  ring: RingMark,
} satisfies Record<BrandMarkProps["mark"], unknown>;

interface MarkProps {
  id: BrandMarkProps["mark"];
  tone?: "brand" | "inverse";
}

/** A brand's drawing alone; decorative, it fills its place. */
export function Mark({ id, tone = "brand" }: MarkProps) {
  const Named = marks[id];
  const inverse = tone === "inverse";
  return <Named first={inverse ? css.inverseFirst! : css.first!} second={inverse ? css.inverseSecond! : css.second!} />;
}
