import { ClickSeries } from "../../engine/tracking.ts";
import type { AppState, Engine } from "../../engine/index.ts";
import type { Boot } from "../../publish/page/boot.ts";
import type { DebugConsole } from "./console.ts";
import { holdsSecrets } from "./holds-secrets.ts";
import { loadsByItself } from "./loads-by-itself.ts";

const controls = "a, button, input, label, select, textarea";

interface Around {
  readonly engine: Engine;
  readonly state: AppState;
  readonly boot: Boot;
  readonly root: HTMLElement;
  readonly host: string;
}

/**
 * The way to the debug console (D6): quick presses on the root, where the brand has the back door, or by itself on
 * test hosts and with debug=1. While a form holds secrets there is no console, and presses do not count (R81).
 */
export function backDoor({ engine, state, boot, root, host }: Around): void {
  const { flags, constants, lists } = boot.brand;
  const series = new ClickSeries(constants.backDoorClicks, constants.backDoorGapMs);
  let loading: Promise<DebugConsole> | undefined;
  let wanted: "open" | "badge" | undefined;

  const secret = () => holdsSecrets(engine);
  const load = async (): Promise<DebugConsole> => {
    const [{ debugConsole }] = await Promise.all([
      import("./console.ts"),
      // The console's words are not among those of the first screen.
      engine.documents.load(...Object.keys(engine.documents.release.packs)),
    ]);
    return debugConsole(engine, boot);
  };
  const show = async (how: "open" | "badge"): Promise<void> => {
    wanted = how;
    loading ??= load();
    try {
      const console = await loading;
      if (secret()) console.hide();
      else console[wanted]();
    } catch {
      loading = undefined; // not to be had now; asked for again, it is fetched again
    }
  };

  if (flags.backDoor)
    root.addEventListener("click", ({ target }) => {
      // Who taps controls fast uses them.
      if (secret() || (target instanceof Element && target.closest(controls))) {
        series.reset();
        return;
      }
      if (!series.press(performance.now())) return;
      void show("open");
      void engine.bridge.ask("open-debug", {});
    });
  const asked = {
    host,
    testHosts: lists.testHosts,
    debug: state.read("session.debug"),
    vconsoleDisable: state.read("session.vconsoleDisable"),
  };
  if (loadsByItself(asked)) setTimeout(() => void show("badge"), constants.consoleDelayMs);

  const watch = () => {
    if (wanted) void show("badge");
  };
  for (const shown of [engine.ui.stage, engine.ui.dialogs]) shown.watch(watch);
}
