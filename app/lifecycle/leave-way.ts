import type { Engine } from "../../engine/index.ts";

/**
 * Who went to see what can be done meanwhile goes on by himself as soon as the bar that led there goes (S30): back to
 * where he was, or home.
 */
export function leaveWay(engine: Engine): void {
  const { chrome, state, navigator, brand } = engine;
  for (const { path, is, way } of chrome.bars) {
    if (!way) continue;
    state.cells.watch(path, () => {
      const { stage } = engine;
      if (state.read(path) !== is && stage.kind === "visit" && stage.visit.session.route.path === way.to)
        navigator.back(brand.routes.home);
    });
  }
}
