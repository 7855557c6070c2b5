import { type ReactNode, useEffect, useState } from "react";
import { Link, useParams, useSearchParams } from "react-router-dom";
import type { BrandSheet, SheetSection } from "../../publish/studio/brand-sheet.ts";
import { Empty } from "../parts/Empty.tsx";
import type { Pointed } from "../preview/use-preview.ts";
import { Preview } from "../preview/Preview.tsx";
import { FoundCount } from "../parts/FoundCount.tsx";
import { Notice } from "../parts/Notice.tsx";
import { compareAddress } from "../parts/pair-address.ts";
import type { Session } from "../asking/ask.ts";
import { Beside } from "./Beside.tsx";
import css from "./brand.module.css";
import { ColoursContext, coloursOf } from "../contrasts/colours.ts";
import { Field } from "./Field.tsx";
import { Inspected } from "./Inspected.tsx";
import { groupShown } from "../parts/group-shown.ts";
import { TitlesContext, titlesOf } from "../parts/titles.ts";
import { useHeading } from "./use-heading.ts";

interface BrandProps {
  readonly session: Session;
  readonly told: BrandSheet;
  /** Why it is not told anew. */
  readonly wrong: string | undefined;
}

/** All that can be set of one brand, beside the app as it is with it. */
export function Brand({ session, told, wrong }: BrandProps): ReactNode {
  const { business = "", channel = "", section } = useParams();
  const [search, setSearch] = useState("");
  const [pointed, setPointed] = useState<Pointed>();
  const [query] = useSearchParams();
  const wanted = query.get("value");
  useEffect(() => {
    if (!wanted) return;
    goToValue(`[data-path="${CSS.escape(wanted)}"]`);
  }, [wanted, section, told.pair]);
  useHeading(section);
  const at = `/brand/${business}/${channel}`;
  const found = search.trim() === "" ? undefined : matching(told.sections, search);
  const group = groupShown(told.sections, section, wanted);
  const shown = found ?? told.sections.filter(({ id }) => id === group);
  return (
    <div className={css.page}>
      <div className={css.side}>
        <Link to="/" className={css.back}>
          ← All brands
        </Link>
        <h1 className={css.name}>{told.name}</h1>
        <p className={css.codes}>
          business {business}, channel {channel}
          <br />
          <Link to={compareAddress({ business, channel }, undefined)}>Compare with another brand</Link>
        </p>
        <label className={css.search}>
          <span>Find a value</span>
          <input
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            // Every group of values stands between: by Tab the first that is found is two dozen presses away.
            onKeyDown={({ key }) => key === "Enter" && goToValue("[data-path]")}
          />
        </label>
        <FoundCount of={found && [[found.flatMap(({ fields }) => fields).length, "value"]]} />
        <nav aria-label="What can be set">
          <ul className={css.sections}>
            {told.sections.map(({ id, title, fields }) => (
              <li key={id}>
                <Link
                  to={`${at}/${id}`}
                  className={css.section}
                  aria-current={found === undefined && id === group ? "page" : undefined}
                  onClick={() => setSearch("")}
                >
                  {title} <span className={css.count}>{fields.length}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Beside layers={told.layers} />
      </div>
      <ColoursContext value={coloursOf(told.sections)}>
        <TitlesContext value={titlesOf(told.sections)}>
          <div className={css.values}>
            {wrong !== undefined && <Notice tone="bad">{wrong}</Notice>}
            {pointed && (
              <Inspected business={business} channel={channel} pointed={pointed} close={() => setPointed(undefined)} />
            )}
            {shown.length === 0 && (
              <Empty title={found ? "No value is called so" : "There is no such group of values"}>
                {found ? (
                  <Link to={`/texts?search=${encodeURIComponent(search)}`}>
                    Look among the words that borrowers read
                  </Link>
                ) : (
                  <Link to={at}>Home</Link>
                )}
              </Empty>
            )}
            {shown.map(({ id, title, says, fields }) => (
              <section key={id} aria-labelledby={`section-${id}`} className={css.group}>
                <h2 id={`section-${id}`} tabIndex={-1}>
                  {title}
                </h2>
                <p className={css.says}>{says}</p>
                {fields.map((field) => (
                  <Field
                    key={`${told.pair} ${field.path.join(".")}`}
                    business={business}
                    channel={channel}
                    field={field}
                    layers={told.layers}
                  />
                ))}
              </section>
            ))}
          </div>
        </TitlesContext>
      </ColoursContext>
      <Preview
        session={session}
        business={business}
        channel={channel}
        name={told.name}
        languages={languagesOf(told.sections)}
        point={setPointed}
      />
    </div>
  );
}

/** Brings the first value that a selector finds to the top and into focus. */
function goToValue(selector: string): void {
  const value = document.querySelector<HTMLElement>(selector);
  value?.scrollIntoView({ block: "start" });
  value?.focus({ preventScroll: true });
}

/** The languages that the brand speaks. */
const languagesOf = (sections: readonly SheetSection[]): readonly string[] =>
  sections
    .flatMap(({ fields }) => fields.filter(({ path }) => path.join(".") === "language.all"))
    .flatMap(({ value }) => (Array.isArray(value) ? value.map(String) : []));

/** The values whose name, path or meaning has all the words. */
function matching(sections: readonly SheetSection[], search: string): readonly SheetSection[] {
  const words = search.toLowerCase().trim().split(/\s+/);
  return sections
    .map((section) => ({
      ...section,
      fields: section.fields.filter(({ title, path, says }) => {
        const text = `${title} ${path.join(".")} ${says}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ fields }) => fields.length > 0);
}
