import type { ReactNode } from "react";
import type { Section } from "../../publish/reference/section.ts";
import { ExampleBoundary } from "../gallery/ExampleBoundary.tsx";
import { ExampleNode, type Find } from "../gallery/ExampleNode.tsx";
import { ExampleView } from "../gallery/ExampleView.tsx";
import { shown } from "../gallery/examples.ts";
import css from "./reference.module.css";
import { Words } from "./Words.tsx";

interface SectionViewProps {
  readonly section: Section;
  readonly find: Find;
  /** The address names it. */
  readonly isAsked: boolean;
}

/** What the reference says of one name, with what it draws. */
export function SectionView({ section, find, isAsked }: SectionViewProps): ReactNode {
  const { id, title, says, tables = [], samples = [], draws, names } = section;
  const widget = shown.find(({ type }) => type === draws);
  return (
    <section className={css.section} id={id} aria-current={isAsked || undefined} aria-labelledby={`${id}-title`}>
      <h2 className={css.subtitle} id={`${id}-title`}>
        <a href={`#${id}`}>{title}</a>
      </h2>
      {says.map((said) => (
        <p key={said} className={css.says}>
          <Words said={said} />
        </p>
      ))}
      {tables.map(({ title: about, head, rows }, at) => (
        <table key={at} className={css.table}>
          {about && <caption>{about}</caption>}
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row[0]}>
                {row.map((cell, column) => (
                  <td key={column}>
                    <Words said={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {samples.map((sample) => (
        <figure key={sample.title} className={css.sample} data-kind={sample.kind}>
          <figcaption>{sample.title}</figcaption>
          <pre>
            <code>{sample.code}</code>
          </pre>
        </figure>
      ))}
      {names && (
        <ul className={css.names}>
          {names.values.map((name) => (
            <li key={name}>
              <ExampleBoundary>
                <ExampleNode
                  type={names.widget}
                  id={`${id}-${name}`}
                  example={{ props: { ...names.props, [names.prop]: name } }}
                  find={find}
                  said={() => undefined}
                />
              </ExampleBoundary>
              <code>{name}</code>
            </li>
          ))}
        </ul>
      )}
      {widget && (
        <div className={css.examples}>
          {widget.examples.map((example, at) => (
            <ExampleView
              key={example.name}
              widget={widget}
              example={example}
              id={`${id}-${at}`}
              find={find}
              open={!widget.above}
            />
          ))}
        </div>
      )}
    </section>
  );
}
