import type { Document } from "../../../documents/document.ts";
import { elements, entries } from "../../../documents/entries.ts";
import { messages } from "../../../faults/messages.ts";
import { typeMessages } from "../../../faults/type-messages.ts";
import type { Said } from "../../../faults/say.ts";
import { nearest } from "../../../faults/nearest.ts";
import { nearestAddress } from "./nearest-address.ts";
import { Demands } from "../demands.ts";
import type { Project } from "../project.ts";
import { leadsTo, routeParams } from "../routes.ts";

/** What campaigns count links by. The app reads none of it, so that it may stand in any address that is written out. */
const campaign = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"];

interface Door {
  readonly screen: Document;
  readonly route: string;
}

/** What an address of the app leads to, and what keeps it from leading there. */
export class Addresses {
  readonly #doors: readonly Door[];
  readonly #demands: Demands;
  readonly #found = new Map<string, { readonly door: Door | undefined }>();

  constructor(project: Project) {
    this.#doors = [...project.ofKind("screen").values()]
      .filter(({ data }) => entries(data).native === undefined)
      .map((screen) => ({ screen, route: String(entries(screen.data).route) }))
      .filter(({ route }) => route.startsWith("/") && route !== "/*");
    this.#demands = new Demands(project);
  }

  /** The screen that an address leads to; fixed words win over parameters. */
  screen(address: string): Document | undefined {
    return this.#door(address)?.screen;
  }

  /** What is wrong with leading to an address, with the query that is handed on beside it. */
  wrong(address: string, query: readonly string[] = []): Said | undefined {
    const door = this.#door(address);
    if (!door)
      return (
        this.#lacking(address) ??
        messages.unknownRoute(address, nearestAddress(address, [...this.written(), ...this.#open()]))
      );
    const given = address.split("?")[0]?.split("/") ?? [];
    for (const [index, segment] of door.route.split("/").entries()) {
      const [name] = routeParams(segment);
      const said = given[index];
      const names = name === undefined ? [] : this.#names(door, name);
      if (name !== undefined && said && names.length > 0 && !names.includes(said))
        return messages.unknown(`${name} of ${door.route}`, said, nearest(said, names));
    }
    const said = new URLSearchParams(address.split("?")[1]);
    for (const [name, value] of said) {
      const declared = entries(entries(door.screen.data).query);
      const known = [...Object.keys(declared), ...campaign];
      if (!known.includes(name)) return typeMessages.noSuchQuery([door.route], name, known, nearest(name, known));
      const values = elements(entries(declared[name]).enum).map(String);
      if (values.length > 0 && !values.includes(value))
        return messages.unknown(`${name} of ${door.route}`, value, nearest(value, values));
    }
    const all = [...query, ...said.keys()];
    const missing = this.#demands.queryOf(door.screen).find((name) => !all.includes(name));
    return missing === undefined ? undefined : messages.queryMissing(address, missing);
  }

  #door(address: string): Door | undefined {
    const known = this.#found.get(address);
    if (known) return known.door;
    const all = this.#doors.filter(({ route }) => leadsTo(address, route));
    const [door] = all.sort((a, b) => routeParams(a.route).length - routeParams(b.route).length);
    this.#found.set(address, { door });
    return door;
  }

  /** An address that is a route but for its last parameter. */
  #lacking(address: string): Said | undefined {
    const [path = "", ...rest] = address.split("?");
    const whole = `${path.replace(/\/$/, "")}/-`;
    const door = this.#door(whole);
    const name = routeParams(door?.route.split("/").at(-1) ?? "")[0];
    if (!door || name === undefined) return undefined;
    const examples = this.#names(door, name).map((one) => [whole.replace(/-$/, one), ...rest].join("?"));
    return messages.paramMissing(address, name, examples);
  }

  /**
   * The names that a parameter may be, none where it may be anything: those that its screen knows, else the screens
   * that stand in its place.
   */
  #names({ screen, route }: Door, name: string): readonly string[] {
    const known = this.#demands.paramOf(screen, name);
    if (known.length > 0) return known;
    const [before = "", after] = route.split(new RegExp(`\\{${name}\\??\\}`));
    return this.#doors.flatMap((other) => {
      const word = other.route.slice(before.length);
      return after === "" && other.route.startsWith(before) && /^[\w-]+$/.test(word) ? [word] : [];
    });
  }

  /** Routes of which no parameter is known beforehand. */
  #open(): readonly string[] {
    return this.#doors
      .filter((door) => routeParams(door.route).every((name) => this.#names(door, name).length === 0))
      .map(({ route }) => route);
  }

  /** Every address that can be written out. */
  written(): readonly string[] {
    return this.#doors.flatMap((door) =>
      routeParams(door.route).reduce<readonly string[]>(
        (routes, name) => {
          const pattern = new RegExp(`/\\{${name}(\\?)?\\}`);
          return routes.flatMap((route) => [
            ...this.#names(door, name).map((one) => route.replace(pattern, `/${one}`)),
            ...(route.includes(`{${name}?}`) ? [route.replace(pattern, "")] : []),
          ]);
        },
        [door.route],
      ),
    );
  }
}

/** The addresses of a project. */
export const addressesOf = (project: Project): Addresses => new Addresses(project);
