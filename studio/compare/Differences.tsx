import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router-dom";
import type { BrandComparison, ComparedSection } from "../../publish/studio/brand-comparison.ts";
import type { Pair } from "../../publish/studio/questions.ts";
import css from "./differences.module.css";
import { SideOfValue } from "./SideOfValue.tsx";

interface DifferencesProps {
  readonly comparison: BrandComparison;
  readonly left: Pair;
  readonly right: Pair;
  /** How many values differ. */
  readonly count: number;
}

/** The values that differ, by their sections; the address says which section alone. */
export function Differences({ comparison, left, right, count }: DifferencesProps): ReactNode {
  const [search] = useSearchParams();
  const { sections } = comparison;
  const chosen = sections.find(({ id }) => id === search.get("section"));
  const shown = chosen ? [chosen] : sections;
  const to = (section: string | undefined) => {
    const asked = new URLSearchParams(search);
    if (section === undefined) asked.delete("section");
    else asked.set("section", section);
    return asked.size === 0 ? "" : `?${asked.toString()}`;
  };
  const filters = [{ id: undefined, title: "All sections", count }, ...sections.map(counted)];
  return (
    <div className={css.page}>
      <nav aria-label="Sections" className={css.side}>
        <ul className={css.filters}>
          {filters.map((filter) => (
            <li key={filter.title}>
              <Link
                to={{ search: to(filter.id) }}
                className={css.filter}
                aria-current={filter.id === chosen?.id ? "page" : undefined}
              >
                {filter.title} <span className={css.count}>{filter.count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.sections}>
        {shown.map((section) => (
          <Section key={section.id} section={section} comparison={comparison} left={left} right={right} />
        ))}
      </div>
    </div>
  );
}

const counted = ({ id, title, fields }: ComparedSection) => ({ id, title, count: fields.length });

interface SectionProps extends Omit<DifferencesProps, "count"> {
  readonly section: ComparedSection;
}

function Section({ section: { id, title, fields }, comparison, left, right }: SectionProps): ReactNode {
  return (
    <section className={css.section} aria-labelledby={`differs-${id}`}>
      <h2 id={`differs-${id}`}>{title}</h2>
      <table className={css.table} aria-labelledby={`differs-${id}`}>
        <thead>
          <tr>
            <th scope="col">Value</th>
            {[comparison.left, comparison.right].map(({ pair, name }, at) => (
              <th key={at} scope="col">
                {name} <span className={css.pair}>{pair}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field.path.join(".")}>
              <th scope="row" abbr={field.title}>
                <span className={css.title}>{field.title}</span>
                <span className={css.says}>{field.says}</span>
                {field.moves.length > 0 && (
                  <span className={css.moves}>
                    <span>In {comparison.right.pair}</span>
                    {field.moves.map((move) => (
                      <span key={move}>{move}</span>
                    ))}
                  </span>
                )}
              </th>
              <td>
                <SideOfValue field={field} side={field.left} pair={left} section={id} />
              </td>
              <td>
                <SideOfValue field={field} side={field.right} pair={right} section={id} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
