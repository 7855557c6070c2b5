import type { Look, WalkedTab } from "./ground.ts";
import { amountsIn, figuresIn, typedIn } from "./money.ts";
import type { Walk } from "./walk.ts";

/**
 * Personas whom the lender's decision refuses a loan (domain.md, sections 1 and 3), whatever they do. Not 04, who is
 * overdue and may borrow once he has repaid, nor 05 to 08, who may once they have saved anew what could not be confirmed
 * (F13).
 */
const refused: ReadonlySet<number> = new Set([9, 11, 12, 13, 14, 15, 16, 18, 19, 27, 28, 29]);

/** Where the app reckons what something would cost, before it is ordered: what is ordered is held to what was shown. */
const reckoning: ReadonlySet<string> = new Set([
  "lend-info",
  "lend-info-sub",
  "lend-info-large",
  "lend-confirm",
  "repayment",
]);

/** Where somebody begins, and what the tabs lead to: no header leads back from there (S3, S5). */
const roots: ReadonlySet<string> = new Set([
  "index",
  "bill",
  "my",
  "login",
  "login-native",
  "entry",
  "hub-entry",
  "h5-channel",
  "invite-new-user",
]);

/** Which of the lender's figures stands below a word, on a screen (E1-E12 and the bill of the product spec). */
const figures: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  my: { "my.owed": "loanBalance" },
  bill: { "bill.total": "unRepaidTotal" },
  "bill-detail": {
    "bill.left": "loanLeftAmount",
    "bill.next": "currentDueAmount",
    "bill-detail.amount": "loanAmount",
    "bill-detail.received": "netAmount",
    "bill-detail.interest": "interest",
    "bill-detail.fee": "fee",
    "bill-detail.tax": "tax",
    "bill-detail.overdue-fee": "overdueCharged",
  },
  "credit-list": { "credit-list.line": "creditLine" },
  "lend-confirm": { "lend-confirm.receive": "netAmount" },
  withdrawal: { "withdraw.can": "withdrawable" },
  "red-bag": { "withdraw.can": "withdrawable" },
};

/** The call of a list, and what each of its rows says of itself. */
const rows: Readonly<Record<string, readonly [path: string, name: string]>> = {
  "loan-list": ["/loan/list", "loanNo"],
  "message-center": ["/message/list", "title"],
};

/** What must be true from the first page on. @throws with the steps so far and what is not */
export async function mustHold(walk: Walk): Promise<void> {
  const wrong = await wrongWith(walk);
  if (wrong.length > 0) throw new Error([...walk.did, ...wrong.map((one) => `  ${one}`)].join("\n"));
}

/** What must be true after each step; gives what is not. */
export async function wrongWith(walk: Walk): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const [index, tab] of walk.tabs.entries()) {
    const look = await tab.look();
    const { texts } = walk.start.boot;
    for (const one of [...wrongOnPage(look, texts), ...wrongMoney(tab, look, walk), ...wrongPlaces(tab, look, walk)])
      wrong.push(`tab ${index + 1} at ${tab.address}: ${one}`);
  }
  for (const name of walk.dead.splice(0)) wrong.push(`"${name}" was pressed and nothing came of it`);
  return [...wrong, ...wrongOnLine(walk), ...(await wrongInBooks(walk))];
}

/** What somebody sees who looks at one page. */
function wrongOnPage(look: Look, texts: Readonly<Record<string, string>>): readonly string[] {
  const { said, screen, busy } = look;
  const words = said.join(" ");
  const wrong = look.faults.map((fault) => `reported ${JSON.stringify(fault)}`);
  if (look.pressable === 0 && !busy) wrong.push(`nothing to press: "${words.slice(0, 200)}"`);
  if (screen !== undefined && !roots.has(screen) && !look.back) wrong.push(`the screen ${screen} leads nowhere back`);
  if (/\{\{|\}\}|undefined|\bNaN\b|\[object /.test(words)) wrong.push(`unfinished words in "${words.slice(0, 300)}"`);
  for (const key of said)
    if (key.includes(".") && Object.hasOwn(texts, key)) wrong.push(`the key "${key}" is not translated`);
  if (look.toasts.includes("")) wrong.push("a toast without words");
  if (look.dialogs.includes("")) wrong.push("a dialog without words");
  return wrong;
}

/** Each amount on a page is one that the lender answered, that was kept or typed, or that the brand's words name. */
function wrongMoney({ owner }: WalkedTab, look: Look, walk: Walk): readonly string[] {
  const words = look.said.join(" ");
  const figures = figuresIn(words);
  const typed = typedIn(look.typed);
  walk.saw(look);
  if (isShownAround(look)) return [];
  if (look.screen !== undefined && reckoning.has(look.screen)) return [];
  const kept = Object.values(look.kept);
  const known = (kobo: number) =>
    walk.heard.has(owner, kobo) ||
    kept.some((text) => new RegExp(`(?<!\\d)${kobo}(?!\\d)`).test(text)) ||
    typed.includes(kobo);
  return [...new Set(figures)]
    .filter((kobo) => !walk.said.has(kobo) && !known(kobo))
    .map((kobo) => {
      const at = words.indexOf(`₦${Math.floor(kobo / 100).toLocaleString("en")}`);
      return `₦${kobo / 100} is no figure of the lender's, in "${words.slice(Math.max(0, at - 120), at + 80)}"`;
    });
}

/** Who is shown around sees figures that are not the lender's, and is told so. */
const isShownAround = ({ kept }: Look): boolean => kept["app.session.demo"] === "true";

/** What stands in another's place, or is missing: a figure of another name below a word, a row of a list. */
function wrongPlaces({ owner }: WalkedTab, look: Look, { heard, start }: Walk): readonly string[] {
  const { texts } = start.boot;
  const { said, screen, ready } = look;
  if (screen === undefined || !ready || isShownAround(look)) return [];
  const wrong: string[] = [];
  for (const [key, name] of Object.entries(figures[screen] ?? {})) {
    const at = said.indexOf(texts[key] ?? "");
    const [kobo] = figuresIn(`${said[at + 1]} ${/^\.\d\d$/.test(said[at + 2] ?? "") ? said[at + 2] : ""}`);
    const named = heard.named(owner, name).map((value) => Math.round(Number(value) * 100));
    if (at >= 0 && kobo !== undefined && !named.includes(kobo))
      wrong.push(`"${texts[key]}" is ₦${kobo / 100}, ${name} is ${named.map((one) => one / 100).join(" or ")}`);
  }
  const row = rows[screen];
  if (!row || said.includes(texts["widgets.list-more-label"] ?? "")) return wrong;
  const words = said.join(" ");
  const [path, name] = row;
  return [
    ...wrong,
    ...heard
      .named(owner, name, path)
      .filter((value) => !words.includes(value))
      .map((value) => `the list ${screen} leaves out ${value}`),
  ];
}

/** What left for the lender. */
function wrongOnLine({ line, shown }: Walk): readonly string[] {
  const wrong = line.rekeyed.map((intent) => `sent with another key before anybody knew of the first: ${intent}`);
  const made = new Map<string, unknown>();
  for (const { key, intent, answer } of line.delivered) {
    if (answer.status !== 0) continue;
    // What was owed when he looked at it is no wish of his: it may be of more periods than those he pays.
    for (const kobo of amountsIn(intent.replace(/"owed":"[^"]*"/, "")))
      if (kobo !== 0 && !shown.has(kobo)) wrong.push(`₦${kobo / 100} was ordered and shown nowhere: ${intent}`);
    const { payGid, orderGid, orderNo, bankcardGid } = answer.content;
    const gid = payGid ?? orderGid ?? orderNo ?? bankcardGid;
    if (made.has(key) && made.get(key) !== gid) wrong.push(`carried out twice under one key: ${intent}`);
    made.set(key, gid);
  }
  return wrong;
}

async function wrongInBooks(walk: Walk): Promise<readonly string[]> {
  const wrong = walk.failed.map((error) => `failed at the lender: ${JSON.stringify(error).slice(0, 300)}`);
  const { boot, persona } = walk.start;
  const { loans, ...sums } = await walk.books();
  for (const [name, sum] of Object.entries(sums)) if (sum !== 0) wrong.push(`the books' ${name} is ${sum}`);
  const made = Object.entries(loans).filter(([id]) => !Object.hasOwn(walk.before, id));
  const intercepted = boot.business === "717" && boot.channel === "305";
  if ((refused.has(persona) || intercepted) && made.length > 0)
    wrong.push(`persona ${persona} was refused and got a loan`);
  for (const [, terms] of made)
    for (const [name, kobo] of Object.entries(terms))
      if (kobo !== 0 && !walk.shown.has(kobo)) wrong.push(`a loan's ${name} of ₦${kobo / 100} was shown nowhere`);
  return wrong;
}
