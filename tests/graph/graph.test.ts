import { describe, expect, it } from "vitest";
import { Project } from "../../tools/check/project.ts";
import { readDocuments } from "../../tools/documents/read-documents.ts";
import { reached, screenGraph } from "./screen-graph.ts";

const project = new Project(readDocuments(process.cwd()));

describe.each(project.brands.map((brand) => ({ pair: `${brand.business}/${brand.channel}`, brand })))("S2 the screens of $pair", ({ brand }) => {
  const graph = screenGraph(project, brand);
  const places = [...graph.values()];
  const inside = reached(graph, ["login"]);

  it("x", () => {
    console.log("not inside", places.filter((p) => !inside.has(p.id)).map((p) => `${p.id}${p.external ? "(ext)" : ""}${p.closed ? "(closed)" : ""}`).join(" "));
    console.log("superfluous ext", places.filter((p) => inside.has(p.id) && p.external).map((p) => p.id).join(" "));
    console.log("no on", places.filter((p) => p.on.size === 0).map((p) => `${p.id}${p.leaves?"(leaves)":""}`).join(" "));
    console.log("no back", places.filter((p) => !p.header && !p.tab).map((p) => `${p.id}: ${[...p.on]}`).join(" | "));
  });
});
