/** A figure that a page shows: what it says it is, and how much (kobo; below zero where the page takes it off). */
export interface ShownFigure {
  readonly label: string;
  readonly kobo: number;
}

/** Figures that a page shows below each other; `sum` is the one that it says they come to. */
export interface ShownTable {
  readonly parts: readonly ShownFigure[];
  readonly sum?: ShownFigure;
}

/** What a page says of money. */
export interface ShownMoney {
  readonly figures: readonly ShownFigure[];
  readonly tables: readonly ShownTable[];
  /** What happened one after the other; the same may have happened twice. */
  readonly moments: readonly ShownFigure[];
}

const amount = /(−?)₦([\d,]*\d)(?:\.(\d{2}))?/g;

/** The amounts that a text names, kobo. */
export const amountsIn = (text: string): readonly number[] =>
  [...text.matchAll(amount)].map(
    ([, less, whole = "", rest = "00"]) => (less ? -1 : 1) * (Number(whole.replaceAll(",", "")) * 100 + Number(rest)),
  );

/** The words of an element itself, without those of what is struck through, hinted at or copied. */
function wordsOf(element: Element | null | undefined): string {
  if (!element) return "";
  const own = element.cloneNode(true) as Element;
  for (const aside of own.querySelectorAll("s, button, [class*=_hint_]")) aside.remove();
  return (own.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** A label and what stands for it; nothing where that is no single amount. */
function figureOf(label: Element | null | undefined, value: Element | null | undefined): ShownFigure | undefined {
  const [kobo, ...more] = amountsIn(wordsOf(value));
  const words = wordsOf(label);
  return kobo === undefined || more.length > 0 || words === "" ? undefined : { label: words, kobo };
}

/** A period is the same by itself, in a list and among what is chosen. */
const isPeriod = ({ label }: ShownFigure) => /^Period \d+ of \d+$/.test(label);
const isStrong = (row: Element) => /_strong_/.test(row.className);

function tableOf(rows: readonly (readonly [row: Element, figure: ShownFigure | undefined])[]): ShownTable {
  const at = rows.findIndex(([row, figure]) => isStrong(row) && figure !== undefined);
  const all = (at < 0 ? rows : rows.slice(0, at)).flatMap(([, figure]) => figure ?? []);
  const sum = rows[at]?.[1];
  return { parts: all, ...(sum ? { sum } : {}) };
}

/** Terms and their values, as a screen's tables and cards have them. */
const definitions = (place: Element) =>
  [...place.querySelectorAll("dl")].map((list) =>
    tableOf([...list.children].map((row) => [row, figureOf(row.querySelector("dt"), row.querySelector("dd"))])),
  );

/** Lists whose rows end in an amount. */
function lists(place: Element): ShownTable[] {
  const rows = [...place.querySelectorAll("[class*=_trailing_]")].flatMap((one) => one.closest("[class*=_row_]") ?? []);
  const parents = new Set(rows.map((row) => row.parentElement));
  return [...parents].map((parent) =>
    tableOf(
      rows
        .filter((row) => row.parentElement === parent)
        .map((row) => [row, figureOf(row.querySelector("[class*=_title_]"), row.querySelector("[class*=_trailing_]"))]),
    ),
  );
}

/** Periods of which some may be chosen. */
const choices = (place: Element): Element[] =>
  [...place.querySelectorAll("[role=group]")].filter((one) => one.querySelector("label [class*=_amount_]"));

/** What of them is chosen, and what that comes to. */
function chosen(group: Element): ShownTable {
  const rows = [...group.querySelectorAll("label")].filter(
    (row) => row.querySelector<HTMLInputElement>("input")?.checked,
  );
  const sum = group.querySelector("[class*=_sum_]");
  const total = figureOf(sum?.firstElementChild, sum?.lastElementChild);
  return { parts: rows.flatMap((row) => periodIn(row) ?? []), ...(total ? { sum: total } : {}) };
}

const nameOf = (row: Element) => (row.querySelector("[class*=_name_]")?.firstChild?.textContent ?? "").trim();

function periodIn(row: Element): ShownFigure | undefined {
  const [kobo] = amountsIn(wordsOf(row.querySelector("[class*=_amount_]")));
  return kobo === undefined ? undefined : { label: nameOf(row), kobo };
}

/** The periods that may be chosen, each with what is said of it. */
const periods = (group: Element): ShownFigure[] =>
  [...group.querySelectorAll("label")].flatMap((row) => [
    ...[periodIn(row) ?? []].flat(),
    ...said(row).map((figure) => ({ ...figure, label: `${nameOf(row)} › ${figure.label}` })),
  ]);

/** Figures in a size of their own, with the label before them. */
const alone = (place: Element): ShownFigure[] =>
  [...place.querySelectorAll("[class^=_figure_]")].flatMap((figure) => {
    const before = [figure, figure.parentElement].map((one) => one?.previousElementSibling);
    const label = before.find((one) => one && /_label_/.test(one.className));
    return figureOf(label, figure) ?? [];
  });

/** Sentences that name amounts: each amount is known by the words around it. */
function said(place: Element): ShownFigure[] {
  return (
    [...place.querySelectorAll("p, [class*=_note_], [class*=_hint_]")]
      // What was owed at a moment of a history is no figure of now.
      .filter((one) => one.children.length === 0 && one.closest("ol > li") === null)
      .flatMap((one) => {
        const words = (one.textContent ?? "").trim();
        const around = words.replaceAll(amount, "₦").replaceAll(/\d+/g, "#");
        return around === "₦"
          ? []
          : amountsIn(words).map((kobo, index) => ({ label: `${around} (${index + 1})`, kobo }));
      })
  );
}

/** What happened, each with its amount; what is still to come is known by its own words. */
const moments = (place: Element): ShownFigure[] =>
  [...place.querySelectorAll("ol > li")].flatMap((item) => {
    const what = item.querySelector("[class*=_what_]")?.firstChild;
    const [kobo] = amountsIn(wordsOf(item.querySelector("[class*=_amount_]")));
    return kobo === undefined ? [] : { label: (what?.textContent ?? "").trim(), kobo };
  });

/** What is said outside of the periods that may be chosen, which say the same words of each. */
const sentences = (place: Element): ShownFigure[] => {
  const inside = choices(place).flatMap((group) => said(group));
  return said(place).filter(({ label, kobo }) => !inside.some((one) => one.label === label && one.kobo === kobo));
};

/** Reads a drawn place by its structure alone: tables, lists, single figures and sentences; no screen is known by name. */
export function readFigures(place: Element): ShownMoney {
  const groups = choices(place);
  const tables = [...definitions(place), ...lists(place), ...groups.map(chosen)].filter(
    ({ parts }) => parts.length > 0,
  );
  const parts = tables.flatMap(({ parts: all, sum }) =>
    // A part is known by what it is a part of: what of a payment goes to the fee is not the fee of the loan.
    all.map((part) => (sum && !isPeriod(part) ? { ...part, label: `${sum.label} › ${part.label}` } : part)),
  );
  const sums = tables.flatMap(({ sum }) => sum ?? []);
  const figures = [...parts, ...sums, ...groups.flatMap(periods), ...alone(place), ...sentences(place)];
  return { figures, tables, moments: moments(place) };
}
