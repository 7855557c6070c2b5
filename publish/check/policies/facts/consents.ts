import { entries, valueAt } from "../../../documents/entries.ts";
import type { EffectiveBrand } from "../../../documents/compose-brand.ts";
import type { Project } from "../../given/project.ts";
import type { Deed } from "../../graph/deeds.ts";
import { deedsOf } from "../../graph/deeds-of.ts";
import type { Fact } from "./fact.ts";

/** The rule of a field that must be ticked to agree (V9). */
const agreement = "agreement";

/** What the product asks to be ticked beforehand (D1): what the law says of that is for the brand's owner to decide. */
const asIsAsked = ["security-scan"];

/** Whether agreements are given by whoever gives them. */
export const consents: Fact = {
  name: "consents",
  say: (names, value) => (value === true ? `each agreement ${names}` : `an agreement that is not ${names}`),
  find(project, brand, [which]) {
    const [wrong] = which === "unticked" ? ticked(project, brand) : assumed(project, brand);
    return wrong ? { value: false, by: wrong.by, at: wrong } : { value: true };
  },
};

/** Agreements that are ticked before anybody ticks them. */
function ticked(project: Project, brand: EffectiveBrand): readonly Deed[] {
  const deeds = deedsOf(project, brand);
  const marks = deeds.of("tick").filter(({ document, path }) => {
    const { id } = entries(valueAt(document.data, path));
    return !asIsAsked.includes(String(id));
  });
  return [...deeds.of(`begin ${agreement}`), ...marks];
}

/** Calls that say to the lender that somebody agreed, but not what a field of that rule holds. */
const assumed = (project: Project, brand: EffectiveBrand): readonly Deed[] =>
  project
    .whole(agreeing)
    .flatMap((call) => deedsOf(project, brand).of(`call ${call}`))
    .filter((deed) => assumes(project, deed));

/** The calls that take it that somebody agrees. */
const agreeing = (project: Project): readonly string[] =>
  [...project.ofKind("call")].flatMap(([id, { data }]) =>
    "agree" in entries(entries(entries(data).request).properties) ? [id] : [],
  );

function assumes(project: Project, { document, path }: Deed): boolean {
  const { agree } = entries(entries(valueAt(document.data, [...path, "with"])).body);
  if (agree === undefined) return false;
  const { $: read } = entries(agree);
  if (typeof read !== "string" || !read.startsWith("form.")) return true;
  const field = read.slice("form.".length);
  return project.hosts.of(document).some(({ data }) => entries(entries(entries(data).form)[field]).rule !== agreement);
}
