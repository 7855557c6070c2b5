import type { Verb } from "./verb.ts";
import { ask } from "./ask.ts";
import { bridge } from "./bridge.ts";
import { calendar } from "./calendar.ts";
import { copy } from "./copy.ts";
import { enter } from "./enter.ts";
import { file } from "./file.ts";
import { language } from "./language.ts";
import { print } from "./print.ts";
import { read } from "./read.ts";
import { refuse } from "./refuse.ts";
import { share } from "./share.ts";
import { take } from "./take.ts";

/** The verbs that no first screen needs; hand them to `registerVerbs` before a screen that does is shown. */
export const moreVerbs: readonly Verb[] = [
  ask,
  take,
  bridge,
  copy,
  share,
  print,
  file,
  calendar,
  language,
  enter,
  read,
  refuse,
];
