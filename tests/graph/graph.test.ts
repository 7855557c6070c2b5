import { describe, expect, it } from "vitest";
import { Project } from "../../publish/check/given/project.ts";
import { checkDocuments } from "../../publish/check/check-documents.ts";
import { entries } from "../../publish/documents/entries.ts";
import { readDocuments } from "../../publish/documents/read-documents.ts";
import { type GraphNode, reached, screenGraph } from "./screen-graph.ts";
import { unusedDocuments } from "./unused.ts";

const project = new Project(readDocuments(process.cwd()));
const brands = project.brands.map((brand) => ({ pair: `${brand.business}/${brand.channel}`, brand }));

/** Screens that only a link from outside opens: advertisements, invitations, the lender's own pages, a mistyped address. */
const onlyFromOutside = ["h5-channel", "invite-new-user", "not-found", "test"];

const ids = (places: readonly GraphNode[]) => places.map(({ id }) => id);

describe.each(brands)("S2 A5 the screens of $pair, as its own data opens and closes them", ({ brand }) => {
  const graph = screenGraph(project, brand);
  const places = [...graph.values()];
  const open = places.filter(({ closed }) => !closed);
  const { home, login, entry, disabled } = entries(brand.value.routes);
  const at = (route: unknown) => ids(places.filter((place) => place.route === route));
  const inside = reached(graph, [...at(login), ...at(entry)]);

  it("has no screen that nobody can reach", () => {
    const hidden = open.filter(({ id }) => !inside.has(id) && !onlyFromOutside.includes(id));
    expect(ids(hidden)).toEqual([]);
  });

  it("opens from outside only what says so", () => {
    const silent = places.filter(({ id, external }) => !external && onlyFromOutside.includes(id));
    expect(ids(silent)).toEqual([]);
  });

  it("has no dead end: every screen has a way on, and from each one comes home", () => {
    const dead = open.filter(
      ({ id, on }) => on.size === 0 || !at(home).every((route) => reached(graph, [id]).has(route)),
    );
    expect(ids(dead)).toEqual([]);
  });

  it("has a way back from every screen: in the header, by the tabs, or by a step home or to the login", () => {
    const ends = [...at(home), ...at(login)];
    const stuck = open.filter(({ header, tab, on }) => !header && !tab && !ends.some((end) => on.has(end)));
    expect(ids(stuck)).toEqual([]);
  });

  it("leads nobody from an open screen to a closed one", () => {
    const closed = new Set(ids(places.filter((place) => place.closed)));
    const leading = open.flatMap(({ id, on }) => [...on].filter((to) => closed.has(to)).map((to) => `${id} → ${to}`));
    expect(leading).toEqual([]);
    expect(at(disabled)).toHaveLength(1);
  });
});

describe("S2 documents", () => {
  it("has no part, section, dialog, menu item, rule, decision or call that nothing uses", () => {
    expect(unusedDocuments(project)).toEqual([]);
  });

  it("B7 has no text key that is missing or unused", () => {
    const { errors } = checkDocuments(process.cwd());
    expect(errors.filter(({ code }) => /^E7\d\d$/.test(code))).toEqual([]);
  });
});
