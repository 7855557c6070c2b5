import { counted } from "../../publish/words/counted.ts";
import { type ReactNode, useDeferredValue, useState } from "react";
import { Link } from "react-router-dom";
import type { BrandCard } from "../../publish/studio/brand-cards.ts";
import type { Mark, Questions } from "../../publish/studio/questions.ts";
import { layerWords } from "../../publish/words/layer-words.ts";
import { Empty } from "../parts/Empty.tsx";
import { FoundCount } from "../parts/FoundCount.tsx";
import { hasWords } from "../parts/has-words.ts";
import { Notice } from "../parts/Notice.tsx";
import { paperAt } from "../parts/paper-at.ts";
import parts from "../parts/parts.module.css";
import { Phone } from "../parts/Phone.tsx";
import { useAnswer } from "../asking/use-answer.ts";
import css from "./brands.module.css";

/** Every brand at a glance: how it looks, and whether it is right. */
export function Brands(): ReactNode {
  const { told, wrong } = useAnswer("brands", {});
  // What is wrong takes longer to find, and is added to what shows.
  const checked = useAnswer("marks", {}).told;
  const [search, setSearch] = useState("");
  const [onlyWrong, setOnlyWrong] = useState(false);
  const shown = told?.cards.filter(
    (card) => hasWords(`${card.name} ${card.pair}`, search) && (!onlyWrong || !checked || isWrong(card, checked.marks)),
  );
  const names = new Set(told?.cards.map(({ name }) => name));
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1>Brands</h1>
        {told && (
          <p className={css.count}>
            {counted(told.cards.length, "pair")} of business and channel, {counted(names.size, "name")}{" "}
            <FoundCount of={shown && (search.trim() !== "" || onlyWrong) ? [[shown.length, "brand"]] : undefined} />
          </p>
        )}
        <label className={css.search}>
          <span>Search</span>
          <input
            type="search"
            value={search}
            placeholder="Name or code, as 716 or 716-104"
            onChange={(event) => setSearch(event.target.value)}
          />
        </label>
        <label className={css.only}>
          <input type="checkbox" checked={onlyWrong} onChange={(event) => setOnlyWrong(event.target.checked)} />
          Only what is wrong
        </label>
      </div>
      {wrong !== undefined && <Notice tone="bad">{wrong}</Notice>}
      {!shown && wrong === undefined && <Bones />}
      {shown?.length === 0 && (
        <Empty title={onlyWrong && search === "" ? "Nothing is wrong with any brand" : "No brand is called so"}>
          <button
            type="button"
            className={parts.button}
            onClick={() => {
              setSearch("");
              setOnlyWrong(false);
            }}
          >
            Show all
          </button>
        </Empty>
      )}
      {told && shown && <Cards all={told.cards} shown={shown} checked={checked} />}
    </div>
  );
}

/** So many fill any window; of hundreds the others come when these are there to be used. */
const FIRST = 60;

interface CardsProps {
  readonly all: readonly BrandCard[];
  readonly shown: readonly BrandCard[];
  /** What is wrong; undefined until that is found. */
  readonly checked: Questions["marks"]["told"] | undefined;
}

function Cards({ all, shown: wanted, checked }: CardsProps): ReactNode {
  const shown = useDeferredValue(wanted, wanted.slice(0, FIRST));
  return businessesOf(shown).map((business) => (
    <section key={business} aria-labelledby={`business-${business}`} className={css.group}>
      <h2 id={`business-${business}`}>
        {nameOf(all, business)} <span className={css.codes}>business {business}</span>
      </h2>
      <ul className={css.cards}>
        {ofBusiness(shown, business).map((card) => (
          <li key={card.pair}>
            <Link className={css.card} to={`/brand/${card.business}/${card.channel}`}>
              <Phone card={card} />
              <span className={css.words}>
                <strong className={css.name}>{card.name}</strong>
                <span className={css.codes}>
                  {card.business} / {card.channel}
                </span>
                <Health card={card} checked={checked} />
              </span>
            </Link>
            {card.unread.map(({ file, line }) => (
              <Link key={file} className={css.mend} to={paperAt(file, line)}>
                Mend {layerWords(file)}, line {line}
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </section>
  ));
}

const businessesOf = (cards: readonly BrandCard[]): readonly string[] => [
  ...new Set(cards.map(({ business }) => business)),
];

const ofBusiness = (cards: readonly BrandCard[], business: string): readonly BrandCard[] =>
  cards.filter((card) => card.business === business);

/** What a business calls itself: few of its channels have a name of their own. */
function nameOf(cards: readonly BrandCard[], business: string): string {
  const names = ofBusiness(cards, business).map(({ name }) => name);
  const often = (name: string) => names.filter((one) => one === name).length;
  return names.toSorted((one, other) => often(other) - often(one))[0] ?? "";
}

const ofCard = ({ files }: BrandCard, marks: readonly Mark[]): readonly Mark[] =>
  marks.filter(({ file }) => files.includes(file));

const isWrong = (card: BrandCard, marks: readonly Mark[]): boolean =>
  card.unread.length > 0 || ofCard(card, marks).length > 0;

interface HealthProps extends Pick<CardsProps, "checked"> {
  readonly card: BrandCard;
}

function Health({ card, checked }: HealthProps): ReactNode {
  // That is known before anything is checked.
  if (card.unread.length > 0) return <span className={`${parts.chip} ${parts.bad}`}>its file cannot be read</span>;
  if (!checked) return null;
  const marks = ofCard(card, checked.marks);
  const errors = marks.filter(({ warning }) => !warning).length;
  const warnings = marks.length - errors;
  if (errors > 0) return <span className={`${parts.chip} ${parts.bad}`}>{counted(errors, "error")}</span>;
  if (warnings > 0) return <span className={`${parts.chip} ${parts.warn}`}>{counted(warnings, "warning")}</span>;
  // What other brands' files say of this one was not looked at.
  if (!checked.whole) return <span className={parts.chip}>not all checked</span>;
  return <span className={`${parts.chip} ${parts.good}`}>right</span>;
}

const Bones = (): ReactNode => (
  <ul className={css.cards} aria-label="The brands are being read">
    {Array.from({ length: 12 }, (_, at) => (
      <li key={at} className={`${parts.bone} ${css.bone}`} />
    ))}
  </ul>
);
