import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, normalizePath, type UserConfig } from "vite";
import { contractPlugin } from "./publish/build/contract-plugin.ts";
import { takesValue } from "./publish/build/takes-value.ts";
import { scriptTarget, styleTarget } from "./publish/build/oldest.ts";
import { mocksPlugin } from "./publish/build/mocks-plugin.ts";
import { paintFirstPlugin } from "./publish/build/paint-first-plugin.ts";
import { partPlugin } from "./publish/build/part-plugin.ts";
import { referencePlugin } from "./publish/build/reference-plugin.ts";
import { routerPlugin } from "./publish/build/router-plugin.ts";

// Tests run most of what they run a few times.
if (process.env.VITEST) await import("./tools/optimize-late.mjs");

const root = import.meta.dirname;
/**
 * What the page needs at once is one script. All other widgets are two more, so that no screen waits for a dozen small
 * files: what a borrower looks at, which every screen needs, and what he fills in.
 */
const groups = [
  { name: "entry", tags: ["$initial"], test: isShared, priority: 3 },
  { name: "fields", test: takesValue(root), priority: 2 },
  { name: "widgets", test: new RegExp(`^${normalizePath(root)}/widgets/|/lucide-react/`), priority: 1 },
];

/** The gallery and the reference are pages of one build: each has a script that draws it, and shares all the rest. */
function isShared(id: string): boolean {
  return !/\/(gallery|reference)(\.html|\/main\.tsx)$|virtual:reference/.test(id);
}

/** What mocks a module, counts every timer there is, or is long and alone: a worker of its own for each file. */
const apart = [
  "tests/random/random-run.test.ts",
  "tests/fault-matrix/fault-matrix.test.ts",
  "server/lender/**/{reachable,spoiled-answers}.test.ts",
  "widgets/photo-field/PhotoField.test.tsx",
];
/** All others share what they import: reading it anew for each file took most of their time. A page's tests are `.tsx`. */
const tests = (name: string, include: readonly string[], environment = "node") => ({
  extends: true,
  test: {
    name,
    include: [...include],
    exclude: [...apart, "node_modules/**"],
    environment,
    isolate: false,
    setupFiles: environment === "happy-dom" ? ["tests/clean-page.ts"] : [],
  },
});

/** The only test files that run on changed code (npm run mutants); docs/decisions/0005-tests.md says why they are named here. */
const named = process.env.MUTANT_TESTS?.split(",");
const forChanges = (files: readonly string[]) => [
  tests(
    "code",
    files.filter((file) => file.endsWith(".ts")),
  ),
  tests(
    "page",
    files.filter((file) => file.endsWith(".tsx")),
    "happy-dom",
  ),
];

const configFor = async (command: "build" | "serve") => ({
  root,
  plugins: [
    react(),
    contractPlugin(root),
    referencePlugin(root),
    paintFirstPlugin(),
    partPlugin(),
    routerPlugin(),
    mocksPlugin(),
    process.env.MUTANT_WORKER === "kept" && (await import("./tests/mutants/kept-worker.ts")).keptWorkers(),
  ],
  css: { modules: { generateScopedName: "[name]_[local]_[hash:base64:4]" } },
  build: {
    target: scriptTarget,
    cssTarget: styleTarget,
    outDir: "dist/app",
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: resolve(root, "index.html"),
      output: { codeSplitting: { groups } },
      // Each names much that is fetched later: who takes one name of an entry is not to bring along all the others.
      treeshake: { moduleSideEffects: [{ test: /\/engine\/[a-z]+\.ts$/, sideEffects: false }] },
    },
  },
  environments: {
    // A build of its own, so that the pages for developers add nothing to the borrowers' scripts.
    gallery: {
      consumer: "client",
      build: {
        outDir: "dist/gallery",
        emptyOutDir: true,
        // Named, since a list would be added to that of the page itself.
        rolldownOptions: {
          input: { gallery: resolve(root, "gallery.html"), reference: resolve(root, "reference.html") },
        },
      },
    },
    // The operators' page, apart from the borrowers' as well.
    studio: {
      consumer: "client",
      build: {
        outDir: "dist/studio",
        emptyOutDir: true,
        // Served below the studio's own address, to whom it is served.
        assetsDir: "studio/assets",
        // Fetched once by whoever edits, from his own machine.
        chunkSizeWarningLimit: 1_000,
        rolldownOptions: { input: { studio: resolve(root, "studio.html") } },
      },
    },
    ssr: {
      // Built all in one, so that React is the one for production whoever runs it. Its operator table is one per process:
      // the prerender needs its own, apart from the server's.
      resolve: { noExternal: command === "build" || ["json-logic-js"] },
      define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
      build: {
        outDir: "dist/ssr",
        chunkSizeWarningLimit: 1_000,
        emptyOutDir: true,
        ssr: true,
        rolldownOptions: { input: resolve(root, "app/prerender.tsx") },
      },
    },
  },
  builder: {},
  test: {
    // A change that lets a test wait for ever costs its whole time.
    testTimeout: named ? 10_000 : 120_000,
    hookTimeout: 120_000,
    setupFiles: named ? ["tests/mutants/first-failure.ts"] : [],
    // No secret of a test is worth the work that guessing one is to take.
    env: { HASH_COST: "16" },
    pool: "threads",
    // Vitest leaves one core free, which of two is half of the machine.
    maxWorkers: Math.min(availableParallelism(), 8),
    // In the order of their names, so that the longest file starts first.
    projects: named
      ? forChanges(named)
      : [
          { extends: true, test: { name: "apart", include: apart } },
          tests("code", ["{engine,widgets,lending,app,server,studio}/**/*.test.ts"]),
          tests("documents", ["{publish,tools,rules,tests}/**/*.test.ts"]),
          tests("page", ["**/*.test.tsx"], "happy-dom"),
        ],
    reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
  },
});

// What Vitest reads besides is none of what Vite knows.
export default defineConfig(async ({ command }) => (await configFor(command)) as UserConfig);
