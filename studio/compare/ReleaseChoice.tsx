import type { ReactNode } from "react";
import { FOLDER } from "../../publish/studio/folder.ts";
import type { Standing } from "../../publish/studio/questions.ts";
import { moment } from "../parts/moment.ts";
import css from "./release-choice.module.css";

interface ReleaseChoiceProps {
  readonly label: string;
  readonly standing: Pick<Standing, "releases" | "live">;
  readonly chosen: string | undefined;
  readonly choose: (release: string) => void;
}

/** Chooses one of all releases, or the folder. */
export const ReleaseChoice = ({
  label,
  standing: { releases, live },
  chosen,
  choose,
}: ReleaseChoiceProps): ReactNode => (
  <label className={css.choice}>
    {label}
    <select value={chosen ?? ""} onChange={(event) => choose(event.target.value)}>
      {chosen === undefined && <option value="">Choose a release</option>}
      <option value={FOLDER}>The folder as it is now</option>
      {releases.map(({ id, at, author, why }) => (
        <option key={id} value={id}>
          {live?.release === id ? "live: " : ""}
          {why} ({author}, {moment(at)}, {id.slice(0, 7)})
        </option>
      ))}
    </select>
  </label>
);
