import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { nearest } from "../../publish/faults/nearest.ts";
import type { Asked, Files, Kind } from "./kind.ts";
import { kinds } from "./kinds.ts";

/** What is to be written, or why nothing is. */
export type Plan = { readonly files: Files; readonly next: readonly string[] } | { readonly refused: string };

const usage = `usage: npm run new -- <kind> <name> [--dry-run]\n${kinds.map(({ name, form }) => `  ${name} ${wordsOf(form)}`).join("\n")}`;

/** Works out the files of something new; writes nothing. */
export function planNew(root: string, name: string | undefined, target: string | undefined): Plan {
  const kind = kinds.find((known) => known.name === name);
  if (!kind || target === undefined) {
    const near = kind
      ? undefined
      : nearest(
          name ?? "",
          kinds.map((known) => known.name),
        );
    return { refused: near ? `unknown kind "${name}"; did you mean "${near}"?` : usage };
  }
  const asked = read(root, kind, target);
  if ("refused" in asked) return asked;
  const wrong = wrongArea(root, kind, asked) ?? exchanged(root, kind, asked);
  if (wrong !== undefined) return { refused: wrong };
  const there = conflict(kind, asked);
  if (there !== undefined)
    return { refused: `${there} is there already; free is "${nameOf(kind, free(kind, asked))}"` };
  const { files, grown = {}, next } = kind.make(asked);
  return { files: { ...files, ...grown }, next };
}

/** The parts of a name: `<area>/<id>`, a bare id, a business with perhaps a channel. */
function read(root: string, kind: Kind, target: string): Asked | { readonly refused: string } {
  const words = target.split("/");
  const areaFirst = kind.form === "<area>/<id>";
  const [id = "", area = ""] = areaFirst ? [...words].reverse() : words;
  const most = kind.form === "<id>" ? 1 : 2;
  const ids = kind.ids ?? /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
  const sound = words.length <= most && words.every((word) => ids.test(word)) && (!areaFirst || words.length === 2);
  const sample = kind.ids ? "719 or 719/302" : areaFirst ? "help/pay-later" : "pay-later";
  if (!sound) return { refused: `expected ${kind.name} ${wordsOf(kind.form)} like ${sample}, found "${target}"` };
  // Beside the folders of languages lies a record of what was said.
  const beside = readdirSync(join(root, "locales"), { withFileTypes: true });
  const languages = beside.flatMap((one) => (one.isDirectory() ? [one.name] : [])).sort();
  return { root, id, area, languages };
}

/** An area that is spelt much like one that is there. */
function wrongArea(root: string, kind: Kind, { area }: Asked): string | undefined {
  if (kind.form !== "<area>/<id>" || existsSync(join(root, "screens", area))) return undefined;
  const near = nearest(area, readdirSync(join(root, "screens")));
  return near === undefined ? undefined : `there is no area "${area}"; did you mean "${near}"?`;
}

/** A channel and then a business, which would be made anew as the other. */
function exchanged(root: string, kind: Kind, { id, area }: Asked): string | undefined {
  const isThere = (layer: string, code: string) => existsSync(join(root, `brands/${layer}/${code}.brand.json`));
  const isExchanged =
    kind.name === "brand" && isThere("channel", id) && isThere("business", area) && !isThere("business", id);
  return isExchanged
    ? `expected a business before its channel, found them exchanged; did you mean "${area}/${id}"?`
    : undefined;
}

/** A document that has its id already, wherever it lies, or another file that it would make anew and that is there. */
function conflict(kind: Kind, asked: Asked): string | undefined {
  const files = Object.keys(kind.make(asked).files);
  const names = files.filter((file) => file.startsWith("screens/")).map((file) => `/${file.split("/").at(-1)}`);
  const there = readdirSync(join(asked.root, "screens"), { recursive: true, encoding: "utf8" })
    .map((file) => `screens/${file.replaceAll("\\", "/")}`)
    .find((file) => names.some((name) => file.endsWith(name)));
  return there ?? files.find((file) => existsSync(join(asked.root, file)));
}

/** The nearest name after an id that nothing has: the next number. */
function free(kind: Kind, asked: Asked): Asked {
  for (let count = 2; ; count++) {
    const id = kind.ids ? String(Number(asked.id) + count - 1) : `${asked.id}-${count}`;
    const next = { ...asked, id };
    if (conflict(kind, next) === undefined) return next;
  }
}

const nameOf = ({ form }: Kind, { area, id }: Asked): string =>
  form === "<id>" || area === "" ? id : form === "<area>/<id>" ? `${area}/${id}` : `${id}/${area}`;

function wordsOf(form: Kind["form"]): string {
  return form === "<id>[/<area>]" ? "<business>[/<channel>]" : form;
}
