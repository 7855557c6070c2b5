import { Client, type Contract } from "../engine/api.ts";
import type { Bridge } from "../engine/bridge.ts";
import { registerOperators } from "../engine/expression.ts";
import {
  AppState,
  Engine,
  type Host,
  routesIn,
  type LazyWidgets,
  type TextStore,
  Texts,
  WidgetRegistry,
} from "../engine/index.ts";
import type { WidgetComponent } from "../engine/widget.ts";
import type { Boot } from "../publish/page/boot.ts";
import { iconAddress } from "../publish/page/icon-address.ts";
import { localeOf } from "./page/locale.ts";
import { publishedDocuments } from "./page/published-documents.ts";
import { withBrandWords } from "../lending/format/brand-words.ts";
import { entryOperators } from "../lending/operators/entry.ts";

/** What differs between a page, a prerender and a test. */
export interface Surroundings {
  readonly host: Host;
  readonly bridge: Bridge;
  /** Fetched with the first call. */
  readonly contract: () => Promise<Contract>;
  readonly fetch: typeof fetch;
  readonly session?: TextStore;
  readonly device?: TextStore;
  readonly widgets: Readonly<Record<string, WidgetComponent>>;
  readonly lazyWidgets: () => Promise<LazyWidgets>;
  readonly track: (event: string, data: Readonly<Record<string, unknown>>, path: string) => void;
  /** Called with each answer of the lender and how long it was waited for (ms), for its clock. */
  readonly heard?: (answer: Response, took: number) => void;
  /** How a call waits before it is tried again; a test does not. */
  readonly pause?: (ms: number) => Promise<void>;
}

/** Which widgets draw what is around a screen. */
const chrome = {
  header: "page-header",
  tabs: "tab-bar",
  toast: "toast",
  dialog: "dialog-frame",
  failure: "failure-panel",
  menuEntry: "menu-item",
  more: "list-more",
  bar: "notice-bar",
  bars: [
    {
      path: "env.online",
      is: false,
      text: "widgets.notice-bar-offline",
      asOf: "widgets.notice-bar-offline-as-of",
      bare: "widgets.notice-bar-offline-bare",
      props: { tone: "warn", icon: "wifi-off" },
      way: { text: "widgets.notice-bar-offline-way", to: "/offline" },
    },
    { path: "session.demo", is: true, text: "widgets.notice-bar-demo", props: { icon: "flask" } },
    { path: "env.keeps", is: false, text: "widgets.notice-bar-forgets", props: { icon: "cookie" } },
  ],
} as const;

/** What belongs to the visit and not to a user. */
const keptOnLogout = [
  "b",
  "c",
  "ch",
  "sl",
  "sessionId",
  "ACQSessionId",
  "appver",
  "debug",
  "vconsoleDisable",
  "linked",
];

/** Puts an app together from what its page came with. */
export function createApp(boot: Boot, around: Surroundings): { engine: Engine; state: AppState } {
  registerOperators(entryOperators);
  const brand = boot.brand;
  const state = new AppState({
    session: around.session,
    journey: around.session,
    typed: around.session,
    device: around.device,
  });
  state.write("session.b", boot.business);
  state.write("session.c", boot.channel);
  state.cells.writeAll([
    ["env.native", around.bridge.native],
    ["env.ios", /iPhone|iPad|iPod/.test(globalThis.navigator?.userAgent ?? "")],
    ["env.online", globalThis.navigator?.onLine !== false],
    ["env.now", Date.now()],
    ["env.release", boot.release.id],
    ["env.origins", boot.origins],
    ["env.page", pageAddress()],
    ["env.icon", globalThis.location ? globalThis.location.origin + iconAddress(boot) : ""],
    ["env.routes", openRoutes(boot, around.bridge.native)],
  ]);
  const texts = new Texts(
    boot.language,
    boot.texts,
    (key) => around.track("missing_text", { key }, ""),
    (text) => withBrandWords(text, brand),
  );
  const { documents, loadTexts } = publishedDocuments(boot, texts, {
    ...around,
    loadRest: async () => (await import("./rest.ts")).registerRest(),
  });
  const client: Client = new Client({
    call: documents.call,
    defaults: () => {
      const userGid = state.read("session.userGid");
      return typeof userGid === "string" ? { userGid } : {};
    },
    identity: () => {
      const token = state.read("session.token");
      return typeof token === "string" ? token : "";
    },
    online: () => state.read("env.online") !== false,
    unanswered: (call) => {
      const { unanswered } = documents.release.catalogue;
      if (unanswered && !unanswered.except?.includes(call)) engine.track(unanswered.event, { call });
    },
    report: (message, detail) => around.track("fault", { ...detail, message }, ""),
    sender: async () => {
      const [{ senderOf }, contract] = await Promise.all([import("./sender-of.ts"), around.contract()]);
      await contract.load?.();
      return senderOf(brand, state, () => texts.language, {
        ...around,
        contract,
        call: documents.call,
        say: (key) => texts.text(key),
      });
    },
  });
  const engine: Engine = new Engine({
    brand,
    state,
    documents,
    texts,
    widgets: new WidgetRegistry(around.widgets, around.lazyWidgets),
    chrome,
    client,
    host: around.host,
    bridge: around.bridge,
    toastTiming: {
      base: brand.constants.toastMs,
      perCharacter: brand.constants.toastCharacterMs,
      characters: brand.constants.toastCharacters,
    },
    pageInitDelay: brand.constants.pageInitDelayMs,
    locale: localeOf,
    loadTexts,
    track: around.track,
    keptOnLogout,
  });
  return { engine, state };
}

/** The routes that this brand has open: what is offered leads to one of them. */
const openRoutes = ({ release, brand }: Boot, native: boolean): readonly string[] =>
  routesIn(release.routes, native)
    .filter(({ flag }) => flag === undefined || Object.entries(brand.flags).some(([name, on]) => name === flag && on))
    .map(({ route }) => route);

/** The address of this page without query and hash: what a link that is shared begins with. */
function pageAddress(): string {
  const { location }: { readonly location?: Location } = globalThis;
  return location ? location.origin + location.pathname : "";
}
