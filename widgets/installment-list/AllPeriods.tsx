import { useLocale } from "../../engine/widget.ts";
import css from "./installment-list.module.css";

interface AllPeriodsProps {
  chosen: number;
  of: number;
  press: () => void;
}

/** Chooses every period at once, or none; half ticked while some are chosen. */
export function AllPeriods({ chosen, of, press }: AllPeriodsProps) {
  const { text } = useLocale();
  return (
    <label className={`${css.row} ${css.all}`}>
      <input
        type="checkbox"
        className={css.box}
        checked={chosen === of}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && chosen < of;
        }}
        onChange={press}
      />
      {text("widgets.installment-list-all")}
    </label>
  );
}
