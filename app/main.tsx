import "./page/older-browsers.ts";
import "../widgets/tokens.css";
import "./page/early-press.css";
import "./page/not-started.css";
import "./page/turns.css";
import { createRoot, hydrateRoot } from "react-dom/client";
import { browserHost, type Engine } from "../engine/index.ts";
import { AppRouter } from "../engine/page.ts";
import { entryWidgets } from "../widgets/entry.ts";
import { LenderClock } from "./clock.ts";
import { createApp } from "./create-app.ts";
import { deviceId } from "./device-id.ts";
import { asksEntry } from "./entry/asks-entry.ts";
import { lastingParts } from "./lifecycle/lasting-parts.ts";
import { Begun } from "./page/begun.tsx";
import { bridgeOf } from "./native/bridge-of.ts";
import { chosenBoot } from "./page/chosen-boot.ts";
import { earlyPress } from "./page/early-press.ts";
import { keepTyped } from "./page/keep-typed.ts";
import { madeAgain, makeAgain } from "./page/made-again.ts";
import { placeOf } from "./page/place-of.ts";
import { prefetchRest } from "./page/prefetch-rest.ts";
import { rememberBrand } from "./page/remember-brand.ts";
import { Starts } from "./page/starts.ts";
import { storage } from "./page/storage.ts";
import { earlyTracking } from "./tracking/early-tracking.ts";

/** What nothing can take the place of: without it every dialog would be missing, and no word said. */
function assertBrowser(): void {
  if (!("showModal" in HTMLDialogElement.prototype)) throw new Error("this browser has no dialogs");
}

const notStarted = document.getElementById("not-started");
const starts = new Starts(document.documentElement.dataset.release ?? "", {
  document,
  again: madeAgain(window.location),
  makeAgain: (what) => makeAgain(window.location, what),
  now: () => Date.now(),
  tab: storage("sessionStorage"),
  seen: (heard) => {
    const tell = () => heard(!document.hidden);
    tell();
    document.addEventListener("visibilitychange", tell);
    window.addEventListener("pagehide", () => heard(false));
  },
});

function came(): void {
  starts.came();
  notStarted?.remove();
}

/** Whatever this browser lacks, the line that says so does not wait for its time. */
function lost(): void {
  if (!starts.failed()) notStarted?.setAttribute("data-now", "");
}

async function start(): Promise<void> {
  assertBrowser();
  if (!starts.begin()) return;
  const early = earlyTracking();
  const { boot, asSent, unknown } = await chosenBoot();
  rememberBrand(boot);
  const brand = boot.brand;
  let running: Engine | undefined;
  const parts = lastingParts(brand.constants.chunkTimeoutMs, () => running);
  // It is a part, which nothing fetches before that. A page that is as it was sent has its brand on already; where another's
  // cannot be had, words matter more than colours.
  if (!asSent || import.meta.env.DEV)
    await import("./page/put-on.ts").then(
      ({ putOn }) => putOn(brand, document),
      () => undefined,
    );
  const bridge = bridgeOf(boot, early.track);
  const native = bridge.native ? import("./native/start-native.ts") : undefined;
  let clock: LenderClock | undefined;
  const { engine, state } = createApp(boot, {
    host: browserHost,
    bridge,
    contract: async () => (await import("./contract.ts")).contract,
    fetch: parts.fetch,
    session: storage("sessionStorage"),
    device: storage("localStorage"),
    widgets: entryWidgets,
    lazyWidgets: async () => (await import("../widgets/index.ts")).lazyWidgets,
    track: (event, data, path) => {
      early.track(event, data, path);
      void native?.then(({ forward }) => forward(bridge, event, data));
    },
    heard: (answer, took) => clock?.heard(answer.headers.get("date"), took),
  });
  running = engine;
  deviceId(state, navigator.userAgent);
  clock = new LenderClock(state);
  for (const axis of unknown) engine.track("unknown_brand", { axis });
  watchConnection((online) => state.write("env.online", online));

  if (asksEntry(window.location.href)) {
    const { firstLoad } = await import("./entry/first-load.ts");
    window.history.replaceState(null, "", firstLoad(window.location, state, brand));
  }
  const root = document.getElementById("root");
  if (!root) throw new Error("the page has no root");
  const { path, search } = placeOf(window.location.hash, boot.brand.routes.home);
  const began = engine.arrivals.begin(path, search);
  if (began !== undefined && began !== path) window.history.replaceState(null, "", `#${began}`);
  const sent = asSent && began === boot.first && root.childElementCount > 0;
  const repeat = earlyPress();
  const typed = sent ? keepTyped(root) : undefined;
  const drawn = (
    <Begun tell={came}>
      <AppRouter engine={engine} />
    </Begun>
  );
  const onUncaughtError = (error: unknown) => {
    lost();
    // As React does where nobody asks for it; `reportError` came later than the oldest of our browsers.
    setTimeout(() => {
      throw error;
    });
  };
  if (sent) hydrateRoot(root, drawn, { onUncaughtError });
  else {
    root.textContent = "";
    createRoot(root, { onUncaughtError }).render(drawn);
  }
  void engine.arrivals.entered().then(() => {
    typed?.(engine);
    repeat();
  });
  parts.quietly(async () =>
    (await import("./after-start.ts")).afterStart({ engine, state, boot, early }, parts.settled),
  );
  const renewing = { settled: parts.settled, reload: () => window.location.reload() };
  void native?.then(({ startNative }) => startNative(engine, bridge, renewing));
  prefetchRest(engine, parts.quietly);
}

function watchConnection(tell: (online: boolean) => void): void {
  window.addEventListener("online", () => tell(true));
  window.addEventListener("offline", () => tell(false));
}

start().catch((error: unknown) => {
  lost();
  throw error;
});
