import type { Engine } from "./engine.ts";

/** What leads on while a bar shows that says where to (S30); not where one is already. */
export function wayOn({ chrome, state, stage, texts, navigator }: Engine) {
  const way = chrome.bars.find(({ path, is, way }) => way && state.read(path) === is)?.way;
  if (!way || (stage.kind === "visit" && stage.visit.session.route.path === way.to)) return undefined;
  return { label: texts.text(way.text), go: () => navigator.go(way.to) };
}
