import { expect, it } from "vitest";
import { editAsked } from "./edit-brand.ts";

const cases: [told: Parameters<typeof editAsked>[0], asked: ReturnType<typeof editAsked>][] = [
  [{}, undefined],
  [{ set: "flags.voucher=false" }, { path: ["flags", "voucher"], value: false, layer: undefined }],
  [
    { set: "name=A = B", layer: "pair" },
    { path: ["name"], value: "A = B", layer: "pair" },
  ],
  [{ set: 'home.order=["bill"]' }, { path: ["home", "order"], value: ["bill"], layer: undefined }],
  [{ unset: "flags.voucher" }, { path: ["flags", "voucher"], value: undefined, layer: undefined }],
  [
    { set: "flags.voucher" },
    'expected <value>=<json> after --set, as in --set flags.voucher=false, found "flags.voucher"',
  ],
  [{ set: "a=1", unset: "a" }, "expected --set or --unset, found both"],
  [{ layer: "pair" }, "expected --set or --unset beside --layer"],
  [
    { set: "a=1", layer: "busines" },
    'expected base, business, channel, pair after --layer, found "busines"; did you mean "business"?',
  ],
];

it.each(cases)("%j asks for %j", (told, asked) => expect(editAsked(told)).toEqual(asked));
