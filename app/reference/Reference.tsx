import {
  type ReactNode,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
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
function hashNow(): string {
  const written = window.location.hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** One chapter at a time, or what was searched for in all of them. */
export function Reference({ chapters, find }: ReferenceProps): ReactNode {
  const hash = useSyncExternalStore(onHash, hashNow);
  const named = chapters.find(({ id, sections }) => id === hash || sections.some((section) => section.id === hash));
  // What an address names and is not here is searched for, until somebody types something else.
  const lost = named ? "" : hash;
  const [search, setSearch] = useState({ words: "", of: "" });
  const typed = lost === "" || search.of === lost ? search.words : lost;
  const setTyped = (words: string) => setSearch({ words, of: lost });
  const asked = useDeferredValue(typed.trim());
  const found = useMemo(() => (asked === "" ? [] : searched(chapters, asked)), [chapters, asked]);
  const meant = asked !== "" && found.length === 0 ? nearestTitle(chapters, asked) : undefined;
  const chapter = named ?? chapters[0];
  const field = useRef<HTMLInputElement>(null);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    document.getElementById(hash)?.scrollIntoView();
    if (lost !== "") field.current?.focus();
  }, [hash, lost]);
  useLayoutEffect(() => showChosen(bar.current), [chapter, asked]);
  if (!chapter) return null;
  const shown = asked === "" ? chapter.sections : found.slice(0, MANY);
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>Reference</h1>
        <input
          className={css.search}
          ref={field}
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
      <nav className={css.chapters} ref={bar} aria-label="Chapters">
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
          {asked === "" ? <Words said={chapter.says} /> : sayFound(found.length, asked, lost)}
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

/** On a narrow window the chapters are a row that goes on beyond it: the chosen one stands in its middle. */
function showChosen(bar: HTMLElement | null): void {
  const chosen = bar?.querySelector("[aria-current]")?.getBoundingClientRect();
  if (!bar || !chosen) return;
  const around = bar.getBoundingClientRect();
  bar.scrollLeft += chosen.left + chosen.width / 2 - around.left - around.width / 2;
}

/** What a search came to; `lost` is what the address names, where nothing here is called so. */
function sayFound(count: number, asked: string, lost: string): string {
  if (asked === lost) {
    const none = /^E\d+$/.test(lost) ? `There is no code ${lost}.` : `Nothing here is called “${lost}”.`;
    return count === 0 ? none : `${none} ${sayFound(count, asked, "")}`;
  }
  if (count === 0) return `Nothing is called or says “${asked}”.`;
  return count > MANY
    ? `${count} sections, the first ${MANY} below`
    : `${count} ${count === 1 ? "section" : "sections"}`;
}
