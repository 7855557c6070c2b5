import { exactly, asList, asNumber, safeTarget, type Operator, valuesOf } from "../../engine/operator.ts";
import { lagosClock } from "../lagos-time.ts";

/** Pictures of the app itself; others only from hosts that are allowed. */
const ownPicture = /^\/assets\/[\w.-]+$/;

/** A notice about market activities (D5); its words alone promise what cannot be followed. */
const ABOUT_ACTIVITIES = 2;

type Given = readonly [now: number, routes: readonly unknown[], hosts: readonly unknown[]];

/** Whether an address leads on: to one of the routes, or to one of the hosts. */
export function leadsOn(address: unknown, routes: readonly unknown[], hosts: readonly unknown[]): boolean {
  const entries = routes.map((route) => ({ id: "", route: String(route), access: "any" }));
  return safeTarget(address, entries, hosts) !== undefined;
}

/** An element as it may be offered, or nothing. */
function cleaned(element: unknown, given: Given): readonly unknown[] {
  const [now, routes, hosts] = given;
  const { from, until, linkUrl, imageUrl, marketActivities, ...rest } = valuesOf(element);
  const today = lagosClock(now).format("YYYY-MM-DD");
  if (typeof from === "string" && today < from) return [];
  if (typeof until === "string" && today > until) return [];
  const link = linkUrl !== undefined && linkUrl !== null && linkUrl !== "";
  if (link && !leadsOn(linkUrl, routes, hosts)) return [];
  if (typeof rest.title === "string" && rest.title.trim() === "") return [];
  const shown = typeof imageUrl === "string" && (ownPicture.test(imageUrl) || safeTarget(imageUrl, [], hosts));
  const about = rest.dialogType === ABOUT_ACTIVITIES;
  const all = Array.isArray(marketActivities) ? marketActivities.flatMap((one) => cleaned(one, given)) : [];
  const activities = all.filter((one) => valuesOf(one).linkUrl !== undefined);
  if (about && activities.length === 0) return [];
  return [
    {
      ...rest,
      ...(link && { linkUrl }),
      ...(shown && { imageUrl }),
      ...(marketActivities !== undefined && { marketActivities: about ? activities : [] }),
    },
  ];
}

/**
 * What of a list is offered: `offered(list, now, routes, hosts)`. An element is not before its day `from` and after its
 * day `until` (yyyy-MM-dd, Lagos), and where its `linkUrl` leads nowhere: to no route of `routes` (those that the brand
 * has open) and to no host of `hosts`. A picture (`imageUrl`) from elsewhere is left out. One whose title is blank is not
 * offered: it would open without a word. A notice (D5) of activities is offered with those of them that lead somewhere,
 * and not without any; one of another kind has none.
 */
export const offered: Operator = {
  name: "offered",
  arity: exactly(4),
  apply: (list: unknown, now: unknown, routes: unknown, hosts: unknown) => {
    const given: Given = [asNumber("offered", now), asList("offered", routes), asList("offered", hosts)];
    return asList("offered", list).flatMap((element) => cleaned(element, given));
  },
};
