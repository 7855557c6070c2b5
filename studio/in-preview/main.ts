import { type RunningApp, runningApp } from "./app-around.ts";
import { followDecisions } from "./decided.ts";
import { keepPlace } from "./keep-place.ts";
import { Layer } from "./layer.ts";
import { loggedIn, logIn } from "./log-in.ts";
import { type FromPreview, readToPreview, type ToPreview } from "./messages.ts";
import { aroundNative } from "./native-app.ts";
import { followShowing } from "./showing.ts";
import { clockNow, moveClock } from "./business-clock.ts";

// What the preview's page runs besides the app: it does what the studio asks, and tells what somebody points at. The
// app knows nothing of it, and no page but the preview's has it.
const { studio = "", password = "" } = document.currentScript?.dataset ?? {};
const origins = studio.split(" ");

/** The window's name outlives its pages: what was chosen holds when the documents have changed and it loads again. */
const NATIVE = "native";
if (window.name === NATIVE) aroundNative(window);
keepPlace();

/** The root's size as `widgets/tokens.css` says it, for somebody whose browser has letters of 32 px in place of 16. */
const LARGE = "calc(min(100vw, var(--root-width)) / var(--root-parts) + 16px * 6.25)";

let layer: Layer | undefined;
let inspecting = false;
let follows = false;
let told: string | undefined;

const tell = (message: FromPreview): void => {
  if (told !== undefined) window.parent.postMessage(message, told);
};

addEventListener("message", ({ data, origin, source }) => {
  if (source !== window.parent || source === window || !origins.includes(origin)) return;
  const message = readToPreview(data);
  if (!message) return;
  told = origin;
  void hear(message).catch((error: unknown) => {
    tell({ preview: "said", wrong: true, words: String(error instanceof Error ? error.message : error).slice(0, 300) });
  });
});

async function hear(message: ToPreview): Promise<void> {
  switch (message.studio) {
    case "so":
      await become(message);
      break;
    case "speak":
      await (await started()).switchLanguage(message.language);
      break;
    case "log in":
      tell({ preview: "said", wrong: false, words: await logIn(await started(), message.phone, password) });
      break;
    case "move the clock":
      await moveClock(message.days);
      location.reload();
      return;
  }
  const app = await started();
  const { texts } = app;
  if (!follows) {
    followShowing((shows) => tell({ preview: "shows", ...shows }));
    followDecisions(app, (taken) => tell({ preview: "decided", ...taken }));
    // Whoever was logged in before the page of the studio was left is so still.
    const words = loggedIn(app);
    if (words !== undefined) tell({ preview: "said", wrong: false, words });
  }
  follows = true;
  tell({ preview: "is", language: texts.language, now: await clockNow() });
}

async function become({ inspect, large, native }: Extract<ToPreview, { studio: "so" }>): Promise<void> {
  document.documentElement.style.fontSize = large ? LARGE : "";
  const name = native ? NATIVE : "";
  if (window.name !== name) {
    window.name = name;
    location.reload();
  }
  inspecting = inspect;
  if (!inspect) return endInspecting();
  const { texts } = await started();
  // Somebody may have ended it before there was anything to point at.
  if (!inspecting) return;
  layer ??= new Layer({
    pick: ({ widget, scene, steps, words }) =>
      tell({ preview: "picked", seen: { language: texts.language, widget, scene, steps, words } }),
    end: () => {
      endInspecting();
      tell({ preview: "ended" });
    },
  });
}

function endInspecting(): void {
  layer?.end();
  layer = undefined;
}

/** The app, once it has drawn something. */
function started(): Promise<RunningApp> {
  return new Promise((settle) => {
    const look = () => {
      const app = document.readyState === "loading" ? undefined : runningApp();
      if (app) settle(app);
      else requestAnimationFrame(look);
    };
    look();
  });
}
