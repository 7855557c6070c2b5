import { type ReactNode, useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { Chapter } from "../../publish/reference/section.ts";
import { nearestTitle, searched } from "../../publish/reference/sections-of.ts";
import type { Find } from "../gallery/ExampleNode.tsx";
import css from "./reference.module.css";
import { SectionView } from "./SectionView.tsx";
import { Words } from "./Words.tsx";

interface ReferenceProps {
  readonly chapters: readonly Chapter[];
  readonly find: Find;
}

/** More than these are not looked through, but searched further. */
const MANY = 40;

const onHash = (tell: () => void) => {
  window.addEventListener("hashchange", tell);
  return () => window.removeEventListener("hashchange", tell);
};
const hashNow = () => decodeURIComponent(window.location.hash.slice(1));

/** One chapter at a time, or what was searched for in all of them. */
export function Reference({ chapters, find }: ReferenceProps): ReactNode {
  const hash = useSyncExternalStore(onHash, hashNow);
  const [typed, setTyped] = useState("");
  const asked = useDeferredValue(typed.trim());
  const found = useMemo(() => (asked === "" ? [] : searched(chapters, asked)), [chapters, asked]);
  const meant = asked !== "" && found.length === 0 ? nearestTitle(chapters, asked) : undefined;
  const chapter =
    chapters.find(({ id, sections }) => id === hash || sections.some((section) => section.id === hash)) ?? chapters[0];
  useEffect(() => {
    document.getElementById(hash)?.scrollIntoView();
  }, [hash]);
  if (!chapter) return null;
  const shown = asked === "" ? chapter.sections : found.slice(0, MANY);
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>Reference</h1>
        <input
          className={css.search}
          type="search"
          aria-label="Search the reference"
          placeholder="Search: E321, go, money, constants…"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            window.scrollTo(0, 0);
          }}
        />
        <a className={css.other} href="/gallery.html">
          Gallery
        </a>
      </header>
      <nav className={css.chapters} aria-label="Chapters">
        {chapters.map(({ id, title, sections }) => (
          <a
            key={id}
            href={`#${id}`}
            className={css.chapter}
            aria-current={asked === "" && id === chapter.id ? "page" : undefined}
            onClick={() => setTyped("")}
          >
            {title} <span className={css.count}>{sections.length}</span>
          </a>
        ))}
      </nav>
      <main className={css.main}>
        <p className={css.about} role="status">
          {asked === "" ? <Words said={chapter.says} /> : sayFound(found.length, asked)}
        </p>
        {meant !== undefined && (
          <p className={css.about}>
            Did you mean{" "}
            <button type="button" className={css.meant} onClick={() => setTyped(meant)}>
              {meant}
            </button>
            ?
          </p>
        )}
        {asked === "" && (
          <ul className={css.contents} id={chapter.id}>
            {chapter.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        )}
        {shown.map((section) => (
          <SectionView key={section.id} section={section} find={find} isAsked={section.id === hash} />
        ))}
      </main>
    </div>
  );
}

function sayFound(count: number, asked: string): string {
  if (count === 0) return `Nothing is called or says “${asked}”.`;
  return count > MANY
    ? `${count} sections, the first ${MANY} below`
    : `${count} ${count === 1 ? "section" : "sections"}`;
}
