import type { NativeBridge } from "../../engine/bridge.ts";
import { type Engine, valuesOf } from "../../engine/index.ts";

/**
 * Keeps the native title bar as the page is: the page's title, a way back where the screen has one, a way out where it
 * has none, and the help desk where the brand has it. A press on one of them is told as `icon-pressed`.
 */
export function showBar(engine: Engine, bridge: NativeBridge): void {
  const { brand, ui } = engine;
  let titled: string | undefined;
  const title = () => {
    if (document.title === titled) return;
    titled = document.title;
    void bridge.ask("set-title", { title: titled });
  };
  let marked: string | undefined;
  const icons = () => {
    const { stage } = engine;
    const { tab, header = "back", route } = stage.kind === "visit" ? stage.visit.session.document : {};
    const back = tab === undefined && header === "back";
    const service = serviceOf(brand);
    const shown = { back, close: !back, service: service !== undefined && service !== route };
    if (stage.kind === "empty" || JSON.stringify(shown) === marked) return;
    marked = JSON.stringify(shown);
    void bridge.ask("set-icons", shown);
  };
  const head = document.querySelector("head");
  if (head) new MutationObserver(title).observe(head, { subtree: true, childList: true, characterData: true });
  ui.stage.watch(icons);
  title();
  icons();
  bridge.hear((event, data) => {
    if (event !== "icon-pressed") return;
    const { icon } = valuesOf(data);
    const service = serviceOf(brand);
    if (icon === "back") engine.navigator.back(brand.routes.home);
    if (icon === "service" && service !== undefined) engine.navigator.go(service);
  });
}

/** The help desk's route, where the brand has one. */
function serviceOf({ flags, routes }: Engine["brand"]): string | undefined {
  const { service }: Readonly<Record<string, string | undefined>> = routes;
  return flags.onlineService ? service : undefined;
}
