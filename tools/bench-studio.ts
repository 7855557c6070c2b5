import { measureEffect } from "../tests/bench/studio/measure-effect.ts";
import { type Figure, measureStudio } from "../tests/bench/studio/measure-studio.ts";
import { optionsOf, wholeOf } from "./options/options-of.ts";

// npm run bench:studio [-- --rounds 5 --pairs 500]: how long the studio's pages, an edit and the report of its effect take,
// beside what is asked of them, ms; with the documents as they are and with so many pairs. Wants a build.
const { values } = optionsOf({ rounds: { type: "string", default: "5" }, pairs: { type: "string", default: "500" } });
const rounds = wholeOf("--rounds", values.rounds);
const pairs = wholeOf("--pairs", values.pairs);
const print = ({ what, took, asked }: Figure) => {
  const beside = asked === undefined ? "" : `  asked ${asked}${took > asked ? ": missed" : ""}`;
  console.log(`${String(Math.round(took)).padStart(7)} ms  ${what}${beside}`);
};
for (const figure of measureEffect(process.cwd(), rounds)) print(figure);
await measureStudio(undefined, rounds, print);
await measureStudio(pairs, rounds, print);
