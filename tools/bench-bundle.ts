import { mkdirSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { benchBundle } from "../tests/bench/bundle.ts";
import { grown } from "../tests/bench/engine/grown.ts";
import { benchPacks } from "../tests/bench/engine/published.ts";
import { optionsOf } from "./options/options-of.ts";

optionsOf({});
// Writes dist-bench/bundle.js, which sets window.bench, so that other engines can be measured beside this one. What a
// page would fetch stands at its end, and what it would fetch ahead is read when the script is over: whoever measures it
// need not publish anything.
const code = await benchBundle("engine");
const { "bench-form-30": form = "", "bench-list": list = "" } = benchPacks();
const packs = `{
const form = ${JSON.stringify(form)}, grown = ${grown.toString()};
window.bench.publish({ form, list: ${JSON.stringify(list)} });
setTimeout(() => window.bench.publish({ 300: grown(form, "bench-form-300", 10), 900: grown(form, "bench-form-900", 30) }));
}
`;
mkdirSync("dist-bench", { recursive: true });
writeFileSync("dist-bench/bundle.js", `${code};${packs}`);
const size = (text: string) => `${(gzipSync(text, { level: 9 }).length / 1000).toFixed(1)} kB gzip`;
console.log(`dist-bench/bundle.js: ${size(code)}, and its documents ${size(packs)}`);
