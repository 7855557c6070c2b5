import type { Exported } from "./exported.ts";

type Files = ReadonlyMap<string, Exported>;

/** The address that a file is asked for by. */
const addressOf = (path: string): string => path.replace(/index\.html$/, "");

/** What every file says alike. */
function commonOf(files: Files): Readonly<Record<string, string>> {
  const [first, ...others] = [...files.values()].map(({ headers }) => headers);
  return Object.fromEntries(
    Object.entries(first ?? {}).filter(([name, value]) => others.every((headers) => headers[name] === value)),
  );
}

/** What files say each for itself, and others otherwise or not at all. */
const ownNames = (files: Files, common: Readonly<Record<string, string>>): readonly string[] => [
  ...new Set([...files.values()].flatMap(({ headers }) => Object.keys(headers)).filter((name) => !(name in common))),
];

/** The headers of all files as hosts of static sites read them from a file `_headers`. */
export function underscoreHeaders(files: Files): string {
  const common = commonOf(files);
  const rule = (address: string, headers: Readonly<Record<string, string>>) =>
    [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  const own = [...files].map(([path, { headers }]) =>
    rule(addressOf(path), Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in common)))),
  );
  return `${[rule("/*", common), ...own].join("\n\n")}\n`;
}

/** @throws for a sign that nginx would take for a variable: it cannot be written otherwise there */
function quoted(text: string): string {
  if (text.includes("$")) throw new Error(`nginx cannot be told of "$" in ${text}`);
  return `"${text.replace(/["\\]/g, "\\$&")}"`;
}

/**
 * A server of nginx for the exported files, to be included where its `http` stands: compressed forms as they lie there,
 * and of each file the headers of the host.
 */
export function nginxServer(files: Files, root: string): string {
  const common = commonOf(files);
  const own = ownNames(files, common);
  const variable = (name: string) => `$export_${name.replaceAll("-", "_")}`;
  const maps = own.map((name) => {
    const lines = [...files].flatMap(([path, { headers }]) =>
      headers[name] === undefined ? [] : [`  ${quoted(path)} ${quoted(headers[name])};`],
    );
    return `map $uri ${variable(name)} {\n  default "";\n${lines.join("\n")}\n}\n`;
  });
  const headers = [
    ...Object.entries(common).map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`),
    ...own.map((name) => `  add_header ${name} ${variable(name)} always;`),
  ];
  return `map_hash_bucket_size 128;
map_hash_max_size 4096;

${maps.join("\n")}
server {
  listen 8080;
  root ${quoted(root)};
  index index.html;
  charset utf-8;
  server_tokens off;
  absolute_redirect off;
  # A folder without a page is no place either.
  error_page 403 404 =404 /404.html;
  gzip_static on;
  gzip_vary on;
  # Where the module of brotli is loaded: brotli_static on;
${headers.join("\n")}
  location = /_headers {
    return 404;
  }
}
`;
}
