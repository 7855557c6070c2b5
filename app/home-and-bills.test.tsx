// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Brand, noBridge, type Pack, registerOperators, type TextTable } from "../engine/index.ts";
import { EngineRoot } from "../engine/render/index.tsx";
import { brandPairs, composeBrand } from "../tools/documents/compose-brand.ts";
import { readDocuments } from "../tools/documents/read-documents.ts";
import { entryWidgets, lazyWidgets } from "../widgets/index.ts";
import { createApp } from "./create-app.ts";
import { appOperators } from "./operators/index.ts";
import answers from "./home-and-bills.cases.json" with { type: "json" };

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

registerOperators(appOperators);

const { all } = readDocuments(process.cwd());
type Data = { readonly id: string; readonly path?: string };
const byId = (kind: string) =>
  Object.fromEntries(all.filter((found) => found.kind === kind).map(({ data }) => [(data as Data).id, data]));
const pack = {
  screens: byId("screen"),
  parts: byId("part"),
  sections: byId("section"),
  dialogs: byId("dialog"),
  menus: byId("menu"),
  rules: byId("rule"),
  decisions: byId("decision"),
  calls: byId("call"),
} as unknown as Pack;
const calls = Object.values(byId("call")) as Required<Data>[];

function textsOf(language: string): TextTable {
  const table: Record<string, string> = {};
  for (const { file, kind, data } of all) {
    if (kind !== "text" || file.split("/")[1] !== language) continue;
    const { id, texts } = data as { id: string; texts: Record<string, string> };
    for (const [key, words] of Object.entries(texts)) table[`${id}.${key}`] = words;
  }
  return table;
}

interface Answer {
  readonly status: number;
  readonly message: string;
  readonly content: unknown;
}

/** A lender that answers each call with one of the situations' contents, as they are inside, and risk/auth as told. */
function lender(situation: string, risk?: Answer) {
  const contents = { ...answers.usual, ...(answers as Record<string, Record<string, unknown>>)[situation] };
  return async (address: string | URL | Request): Promise<Response> => {
    const path = String(address).split("?")[0] as string;
    const call = calls.find((known) => path.endsWith(known.path));
    const content = call && (contents as Record<string, unknown>)[call.id];
    if (call?.id === "risk-auth" && risk) return new Response(JSON.stringify(risk));
    const body = content ? { status: 0, message: "", content } : { status: 3198, message: "not found", content: {} };
    return new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });
  };
}

let root: Root | undefined;

afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

interface Options {
  readonly business: string;
  readonly channel: string;
  readonly language: string;
  readonly risk: Answer;
}

/** Opens a route with a lender in a situation; gives what is on the page and what went wrong. */
async function open(route: string, situation: string, options: Partial<Options> = {}) {
  const { business = "718", channel = "302", language = "en_US", risk } = options;
  const went: string[] = [];
  const wrong: unknown[] = [];
  const screens = Object.values(pack.screens ?? {});
  const { engine, state } = createApp(
    {
      business,
      channel,
      language,
      brand: composeBrand(all, business, channel).value as unknown as Brand,
      release: {
        id: "test",
        routes: screens.map((screen) => ({ ...screen, pack: "shared" })),
        catalogue: Object.values(byId("catalogue"))[0] as never,
        packs: { shared: "shared" },
      },
      pack,
      texts: textsOf(language),
      textAddresses: {},
      codes: { business: [], channel: [] },
      first: route,
    },
    {
      host: {
        open: (url) => void went.push(url),
        copy: async () => true,
        share: async () => undefined,
        focusField: () => undefined,
        scrollToTop: () => undefined,
        setTitle: () => undefined,
      },
      bridge: noBridge,
      contract: {
        request: async (_call, body) => body,
        response: async (_call, content) => ({ content, faults: [] }),
        secrets: async () => [],
      },
      fetch: lender(situation, risk) as typeof fetch,
      widgets: entryWidgets,
      lazyWidgets,
      track: (event, data) => {
        if (["fault", "missing_text", "contract"].includes(event)) wrong.push({ event, ...data });
      },
    },
  );
  state.write("session.token", "t");
  engine.navigator = { ...engine.navigator, go: (target) => void went.push(target) };
  const place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  await act(async () => root?.render(<EngineRoot engine={engine} />));
  await act(async () => engine.arrive(...(route.split("?") as [string, string?])));
  await act(() => vi.waitFor(() => expect(place.querySelector("[data-phase=loading]")).toBeNull(), { interval: 5 }));
  await act(() => vi.waitFor(() => expect(engine.ui.read("busy")).toBe(false), { interval: 5 }));
  /** Presses the button with these words; settles when its steps have ended. */
  const press = async (words: string) => {
    const button = [...place.querySelectorAll("button")].find(({ textContent }) => textContent?.includes(words));
    await act(async () => button?.click());
    await act(() =>
      vi.waitFor(() => expect(went.length + document.querySelectorAll("dialog").length).toBe(1), { interval: 5 }),
    );
  };
  return { page: place.textContent ?? "", wrong, state, press, went };
}

const routes = [
  "/index",
  "/my",
  "/bill",
  "/billDetail?loanGid=l1",
  "/loanList",
  "/userAgreement",
  "/appDown",
  "/nowhere",
];
const situations = Object.keys(answers);

describe.each(situations)("a borrower who is %s", (situation) => {
  it.each(routes)("S2 sees %s whole, without a fault", async (route) => {
    const { page, wrong } = await open(route, situation);
    expect(wrong).toEqual([]);
    expect(page.length).toBeGreaterThan(20);
  });
});

const families = ["718-302", "716-104", "717-301", "716-130"];

describe.each(brandPairs(all))("the brand $business/$channel", ({ business, channel }) => {
  const languages = families.includes(`${business}-${channel}`) ? ["en_US", "zh_CN"] : ["en_US"];

  it.each(languages)("S7 S8 B7 shows home and My in %s without a fault", async (language) => {
    for (const route of ["/index", "/my"]) {
      const { wrong } = await open(route, "usual", { business, channel, language });
      expect(wrong).toEqual([]);
    }
  });
});

describe("home", () => {
  it("S7 sections follow the brand's order", async () => {
    const first = await open("/index", "usual");
    expect(first.page.indexOf("You can borrow")).toBeLessThan(first.page.indexOf("Loans for you"));
    const other = await open("/index", "usual", { business: "716", channel: "130" });
    expect(other.page.indexOf("Recent loans")).toBeLessThan(other.page.indexOf("You can borrow"));
  });

  it("S6 the bill tab has a dot until the bills were opened", async () => {
    const { state } = await open("/index", "usual");
    expect(state.read("journey.billDot")).toBe(true);
  });

  it("S6 there is no dot without a bill", async () => {
    const { state } = await open("/index", "new");
    expect(state.read("journey.billDot")).toBe(false);
  });

  it("S3 an unknown path says so and offers a way home", async () => {
    const { page } = await open("/nowhere", "usual");
    expect(page).toContain("router not found");
    expect(page).toContain("Go to home");
  });

  it("F1 a status that is not known shows as 'Check status'", async () => {
    const { page } = await open("/loanList", "strange");
    expect(page).toContain("Check status");
  });
});

const terms = { availableBalance: 3700000, subAvailableBalance: 2000000, lowestLimit: 300000 };
const good = {
  basicsAuth: 0,
  refuseFlag: 0,
  refuseCode: "",
  installRefuseFlag: 0,
  isHuidus: 0,
  isSubLogic: 0,
  preLoanInfoRespVO: terms,
};
const ok = (changed: object): Answer => ({ status: 0, message: "", content: { ...good, ...changed } });
const link = "https://guide.example.com/app";

describe("borrow", () => {
  it.each([
    ["with nothing against it", ok({}), "/lendInfo?productType=sloan"],
    ["without credit information", ok({ basicsAuth: 2 }), "/credit_entry"],
    ["refused with A01", ok({ refuseCode: "XA01" }), "/credit_entry"],
    ["refused with a status and A03", { status: 3107, message: "", content: { refuseCode: "A03" } }, "/credit_entry"],
    ["guided by a link", ok({ basicsAuth: 1, guideLink: link }), link],
    ["guided without a link", ok({ basicsAuth: -1 }), "/index"],
    ["whose line is used up", ok({ preLoanInfoRespVO: undefined }), "/creditResult/1"],
    ["who may have a sub-loan", ok({ refuseFlag: 3, isSubLogic: 1 }), "/lendInfo_subLoan?productType=sloan"],
    ["who belongs in the app", ok({ basicsAuth: 2, isHuidus: 1 }), "/h5AppDown"],
  ])("F6 leads a borrower %s to the row's place", async (_who, risk, place) => {
    const { press, went, wrong } = await open("/index", "under review", { risk });
    await press("Borrow now");
    expect(wrong).toEqual([]);
    expect(went).toEqual([place]);
  });

  it("F6 X3 says that the app lends when the lender says so", async () => {
    const risk = { status: 2712, message: "Please apply for a loan in the app", content: {} };
    const { press, went } = await open("/index", "under review", { risk });
    await press("Borrow now");
    expect(document.body.textContent).toContain("Please apply for a loan in the app");
    expect(went).toEqual([]);
  });

  it("A3 says 'not supported, go to the app' on a channel that the brand intercepts", async () => {
    const { press, went } = await open("/index", "under review", { business: "717", channel: "305", risk: ok({}) });
    await press("Borrow now");
    expect(document.body.textContent).toContain("Not supported here, please go to the app");
    expect(went).toEqual([]);
  });
});
