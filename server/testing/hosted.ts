import { checkDocuments } from "../../publish/check/check-documents.ts";
import type { Pictures } from "../../publish/check/records/pictures.ts";
import { areaOf } from "../../publish/pack/area-of.ts";
import { publish } from "../../publish/pack/publication.ts";
import type { Hosted } from "../host/hosted.ts";
import { composeLost } from "../host/lost-page.ts";
import { composePage } from "../host/page.ts";
import { compose, type Draw } from "../release/compose.ts";
import { hostedRelease } from "../release/composed.ts";
import { sent } from "../release/drawing.ts";

/** Pages of a frame that holds the first screen alone, which is two words. */
const drawn: Draw = (boot) => ({
  page: sent(composePage("<!--root-->", "body{margin:0}", boot, "first screen")),
  lost: sent(composeLost("body{margin:0}", boot)),
  icon: "<svg/>",
  wholeIcon: "<svg id='whole'/>",
});

/** The shipped documents as a host serves them, without the layers of brands that are `withheld`. */
export function hosted(withheld: readonly string[] = [], draw: Draw = drawn, pictures: Pictures = new Map()): Hosted {
  const overlay = new Map(withheld.map((file) => [file, null]));
  const { documents } = checkDocuments(process.cwd(), { overlay });
  const release = hostedRelease(compose(publish(documents, areaOf, withheld, pictures), { draw, pictures }).composed);
  return { current: () => release, file: (name) => release.files.get(name) };
}
