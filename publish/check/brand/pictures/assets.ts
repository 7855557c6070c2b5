import { messages } from "../../../faults/messages.ts";
import { nearest } from "../../../faults/nearest.ts";
import { entries } from "../../../documents/entries.ts";
import type { Check } from "../../given/checking.ts";
import { bytesOf } from "../../records/pictures.ts";
import { svgEmpty } from "./svg-empty.ts";
import { svgFault } from "./svg-fault.ts";

const folder = "brands/assets";
const pictures = /\.(svg|png|jpe?g|webp|avif)$/;
/** So much a picture may weigh, in kB: it is loaded over a slow line. */
const most = 100;

/**
 * What lies in `brands/assets` is pictures, drawings that draw something and only draw, and light; a brand's own mark
 * is one of them.
 */
export const checkAssets: Check = ({ project, report, fault }) => {
  const pictured = project.pictures();
  for (const [name, picture] of pictured) {
    const at = { file: `${folder}/${name}`, line: 1, column: 1, path: "" };
    const weight = Math.ceil(picture.length / 1024);
    if (!pictures.test(name)) fault({ ...messages.assetKind(name), ...at });
    else if (weight > most) fault({ ...messages.assetTooLarge(most, weight), ...at });
    else if (name.endsWith(".svg")) {
      const drawing = bytesOf(picture).toString("utf8");
      const found = svgFault(drawing);
      const empty = found === undefined ? svgEmpty(drawing) : undefined;
      if (found) fault({ ...messages.assetUnsafe(found.found), ...at, line: found.line, column: found.column });
      else if (empty !== undefined) fault({ ...messages.assetEmpty(empty), ...at });
    }
  }
  const own = [...pictured.keys()].map((name) => `/assets/${name}`);
  for (const document of project.listed("brand")) {
    const { mark } = entries(document.data);
    if (typeof mark !== "string" || !mark.startsWith("/") || own.includes(mark)) continue;
    report(document, ["mark"], messages.unknown("picture of brands/assets", mark, nearest(mark, own)));
  }
};
