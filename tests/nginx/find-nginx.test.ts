import { expect, it } from "vitest";
import { ensureNginx, findNginx } from "./find-nginx.ts";

/** A machine where some files are, and where commands bring others: a deb of the archives for each package, and what it holds. */
function machine({ files = [], packages = {} }: { files?: string[]; packages?: Record<string, string[]> } = {}) {
  const there = new Set(files);
  const ran: string[] = [];
  const debs: string[] = [];
  const has = (path: string) =>
    [...there].some((one) => path === one || (one.startsWith("…") && path.endsWith(one.slice(1))));
  const run = (command: string, given: readonly string[]) => {
    ran.push([command, ...given].join(" "));
    if (command.endsWith("nginx"))
      return {
        status: 0,
        stderr: "configure arguments: --conf-path=/etc/nginx/nginx.conf --modules-path=/usr/lib/nginx/modules",
      };
    if (command === "apt-get" && Object.keys(packages).length === 0) return { status: 1 };
    if (given[0] === "install") {
      const names = given.filter((word) => /^(lib)?nginx/.test(word));
      if (names.some((name) => !packages[name])) return { status: 100 };
      debs.push(...names.map((name) => `${name}.deb`));
    }
    if (command === "dpkg")
      for (const [name, holds] of Object.entries(packages))
        if (given[1]?.endsWith(`/${name}.deb`))
          for (const file of holds) there.add(`…/node_modules/.cache/nginx${file}`);
    return { status: 0 };
  };
  const list = (folder: string) =>
    folder.endsWith("archives") ? debs : folder.endsWith("/lib") ? ["x86_64-linux-gnu"] : [];
  return { ran, machine: { exists: has, list, run } };
}

const debian = {
  "nginx-light": ["/usr/sbin/nginx", "/etc/nginx/mime.types"],
  "libnginx-mod-http-brotli-static": ["/usr/lib/nginx/modules/ngx_http_brotli_static_module.so"],
};

it("takes the machine's own, and fetches nothing", () => {
  const { ran, machine: own } = machine({ files: ["/usr/sbin/nginx", "/etc/nginx/mime.types"], packages: debian });
  const said: string[] = [];
  expect(ensureNginx((line) => said.push(line), own)).toEqual({
    program: "/usr/sbin/nginx",
    types: "/etc/nginx/mime.types",
    libraries: [],
  });
  expect(said).toEqual(["nginx: /usr/sbin/nginx"]);
  expect(ran).toEqual(["/usr/sbin/nginx -V"]);
});

it.runIf(process.platform === "linux")("unpacks Debian's with its module of brotli, and installs nothing", () => {
  const { ran, machine: bare } = machine({ packages: debian });
  const said: string[] = [];
  const nginx = ensureNginx((line) => said.push(line), bare);
  expect(nginx?.program).toMatch(/\/node_modules\/\.cache\/nginx\/usr\/sbin\/nginx$/);
  expect(nginx?.brotli).toMatch(
    /\/node_modules\/\.cache\/nginx\/usr\/lib\/nginx\/modules\/ngx_http_brotli_static_module\.so$/,
  );
  expect(nginx?.libraries.at(0)).toMatch(/\/node_modules\/\.cache\/nginx\/lib\/x86_64-linux-gnu$/);
  expect(said).toHaveLength(2);
  const installs = ran.filter((line) => line.includes("apt-get install"));
  expect(installs.length).toBeGreaterThan(0);
  expect(installs.filter((line) => !line.includes("--download-only"))).toEqual([]);
});

it.runIf(process.platform === "linux")("does without the module where no package has it", () => {
  const { machine: older } = machine({ packages: { "nginx-light": debian["nginx-light"] } });
  const nginx = ensureNginx(() => undefined, older);
  expect(nginx?.program).toMatch(/\/usr\/sbin\/nginx$/);
  expect(nginx).not.toHaveProperty("brotli");
});

it("says in one line that there is none, where there is no apt-get", () => {
  const said: string[] = [];
  expect(ensureNginx((line) => said.push(line), machine().machine)).toBeUndefined();
  expect(said).toEqual(["No nginx, and none to be had by apt-get: what is exported is not tried on one."]);
});

it("is none without the list of types, or where it does not run", () => {
  expect(findNginx(machine({ files: ["/usr/sbin/nginx"] }).machine)).toBeUndefined();
  const { machine: broken } = machine({ files: ["/usr/sbin/nginx", "/etc/nginx/mime.types"] });
  expect(findNginx({ ...broken, run: () => ({ status: 127, stderr: "" }) })).toBeUndefined();
});
