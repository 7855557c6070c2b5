import { describe, expect, it } from "vitest";
import { type Bound, type BoundNode, bindNodes } from "../../engine/evaluate.ts";
import { registerOperators } from "../../engine/expression.ts";
import { appOperators } from "../../lending/operators/index.ts";
import { brandPairs } from "../documents/compose-brand.ts";
import { entries, isEntries, valueAt } from "../documents/entries.ts";
import { jsonOf } from "../documents/json.ts";
import { readDocuments } from "../documents/read-documents.ts";
import { areaOf } from "../pack/area-of.ts";
import { publish } from "../pack/publication.ts";
import { boundScene, type SceneName } from "./bound-scene.ts";
import { madeOf } from "./made-of.ts";
import { nodeByKeys, type Step, within } from "./node-by-keys.ts";

registerOperators(appOperators);
const documents = readDocuments(process.cwd()).all;
const published = publish(documents, areaOf);
const { screens = {}, dialogs = {}, sections = {}, menus = {} } = published.whole;
const scenes: readonly (SceneName & { readonly nodes: Parameters<typeof bindNodes>[0] })[] = [
  ...Object.values(screens).map(({ id, children }) => ({ kind: "screen" as const, id, nodes: children })),
  ...Object.values(screens).flatMap(({ id, loading }) =>
    loading ? [{ kind: "screen" as const, id, loading: true, nodes: loading }] : [],
  ),
  ...Object.values(dialogs).map(({ id, children }) => ({ kind: "dialog" as const, id, nodes: children })),
];
/** Every business and every channel once. */
const pairs = brandPairs(documents).filter(
  (pair, at, all) =>
    all.findIndex(({ business }) => business === pair.business) === at ||
    all.findIndex(({ channel }) => channel === pair.channel) === at,
);

/** Every node of a scene as a page of the release has it, with the steps by which the page names it. */
function* shown(nodes: readonly Bound[], above: readonly Step[] = []): Generator<[readonly Step[], BoundNode]> {
  for (const node of nodes) {
    const steps = [...above, "in" in node ? { key: node.key } : { key: node.key, widget: node.widget }];
    if (!("in" in node)) yield [steps, node];
    yield* shown(within(node), steps);
  }
}

const written = (file: string, path: readonly (string | number)[]) => {
  const text = documents.find((document) => document.file === file)?.text ?? "null";
  const own = valueAt(jsonOf(text), path);
  if (own !== undefined) return entries(own);
  const like = entries(jsonOf(text)).like;
  return entries(
    valueAt(documents.find(({ kind, data }) => kind === "screen" && entries(data).id === like)?.data, path),
  );
};
const isPlain = (value: unknown): boolean => !JSON.stringify(value).includes('"$');

describe.each(pairs)("a page of $business-$channel", (pair) => {
  const brand = published.brand(pair.business, pair.channel);
  const library = {
    ...{ section: (id: string) => sections[id], menu: (id: string) => menus[id], text: (key: string) => key },
    ...{ brand, menuEntry: "menu-item", more: "list-more" },
  };

  it("each node of each screen and dialog is found in the document that it came of", () => {
    let nodes = 0;
    for (const { nodes: children, ...scene } of scenes) {
      const bound = boundScene(documents, pair, scene);
      for (const [steps, node] of shown(bindNodes(children, library).nodes)) {
        const at = `${scene.kind} ${scene.id} ${steps.map(({ key }) => key).join(" / ")}`;
        const found = nodeByKeys(bound.nodes, steps);
        const origin = found && bound.originOf(found);
        expect(origin, at).toBeDefined();
        if (!origin) continue;
        const { file, path } = origin.written;
        const said = written(file, path);
        const item = file.endsWith(".menu.json");
        if (!item) expect(said.widget, at).toBe(node.widget);
        // Two of one kind beside each other are told apart by what they say.
        const { when: _, on: __, ...props } = item ? said : entries(said.props);
        for (const [name, value] of Object.entries(props))
          if (isPlain(value) && isEntries(value) === isEntries(node.props[name]))
            expect(node.props[name], `${at} ${name}`).toEqual(value);
        expect(Object.keys(node.on ?? {}).sort(), at).toEqual(Object.keys(entries(said.on)).sort());
        nodes += 1;
      }
    }
    expect(nodes).toBeGreaterThan(1_000);
  });
});

describe("what made something", () => {
  const pair = { business: "716", channel: "104" };
  const find = (scene: SceneName, is: (node: BoundNode) => boolean) => {
    const bound = boundScene(documents, pair, scene);
    for (const [steps, node] of shown(bound.nodes)) if (is(node)) return { ...pair, scene, steps };
    throw new Error("it is not there");
  };
  const common = { language: "en_US", widget: "button", words: "" };

  it("names the part that holds it, and whatever uses that", () => {
    const enter = find({ kind: "screen", id: "login" }, ({ id }) => id === "enter");
    expect(madeOf(documents, { ...enter, ...common }).places).toEqual([
      { file: "screens/auth/parts/login-enter.part.json", path: "children[0]", line: 5, column: 5 },
      { file: "screens/auth/login.screen.json", path: "children[1].children[0]", line: 53, column: 44 },
    ]);
  });

  it("says that the documents have changed where there is another widget now", () => {
    const enter = find({ kind: "screen", id: "login" }, ({ id }) => id === "enter");
    const steps = enter.steps.map((step) => (step.key === "enter" ? { ...step, widget: "link" } : step));
    expect(() => madeOf(documents, { ...enter, ...common, steps })).toThrow("Press it once more.");
    const gone = { kind: "screen" as const, id: "no-such" };
    expect(() => madeOf(documents, { ...enter, ...common, scene: gone })).toThrow(
      'There is no screen "no-such" any more.',
    );
  });

  it("a section of home reads the brand's order, and what the brand hands to it", () => {
    const card = find({ kind: "screen", id: "index" }, ({ widget }) => widget === "credit-line-card");
    const { brand } = madeOf(documents, { ...card, ...common });
    expect(brand).toContain("home.order");
    expect(brand).toContain("home.sections.credit.with.layout");
    expect(brand).toContain("claims.maximumAmount");
  });

  it.each([
    ["tab-bar", undefined, ["tabs.order", "tabs.items"], []],
    ["page-header", { kind: "screen", id: "login" } as const, [], ["screens/auth/login.screen.json"]],
  ])("%s is drawn by the app itself, around the screen", (widget, scene, brand, files) => {
    const made = madeOf(documents, { ...pair, ...common, widget, scene, steps: [] });
    expect(made.brand).toEqual(brand);
    expect(made.places.map(({ file }) => file)).toEqual(files);
  });
});
