import { mkdirSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { benchBundle } from "../tests/bench/bundle.ts";

// Writes dist-bench/bundle.js, which sets window.bench, so that other engines can be measured beside this one.
const code = await benchBundle("engine");
mkdirSync("dist-bench", { recursive: true });
writeFileSync("dist-bench/bundle.js", code);
console.log(`dist-bench/bundle.js: ${(gzipSync(code, { level: 9 }).length / 1000).toFixed(1)} kB gzip`);
