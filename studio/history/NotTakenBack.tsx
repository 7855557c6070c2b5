import type { ReactNode } from "react";
import type { Change, Mark } from "../../publish/studio/questions.ts";
import { useAnswer } from "../asking/use-answer.ts";
import { MarkLines } from "../parts/MarkLines.tsx";
import { TitlesContext, titlesOf } from "../parts/titles.ts";

interface NotTakenBackProps {
  readonly change: Change;
  readonly marks: readonly Mark[];
}

/** What would be wrong if a change were taken back, in the words in which its value's field says it. */
export const NotTakenBack = ({ change: { of, file }, marks }: NotTakenBackProps): ReactNode => (
  <>
    <span>It cannot be taken back: something would be wrong by that.</span>
    {of ? <OfValue of={of} file={file} marks={marks} /> : <MarkLines marks={marks} edited={file} />}
  </>
);

interface OfValueProps {
  readonly of: NonNullable<Change["of"]>;
  readonly file: string;
  readonly marks: readonly Mark[];
}

function OfValue({ of: { pair, path }, file, marks }: OfValueProps): ReactNode {
  const [business = "", channel = ""] = pair.split("-");
  const { told } = useAnswer("brand", { business, channel });
  const sections = told && "sections" in told ? told.sections : [];
  const field = sections.flatMap(({ fields }) => fields).find((one) => one.path.join(".") === path.join("."));
  return (
    <TitlesContext value={titlesOf(sections)}>
      <MarkLines marks={marks} field={field} edited={file} />
    </TitlesContext>
  );
}
