import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Adds businesses to the documents of a root, each as one that is there, until there are so many pairs; gives how many there are. */
export function growPairs(root: string, count: number): number {
  const folder = (name: string) => join(root, "brands", name);
  const codes = (name: string) =>
    readdirSync(folder(name))
      .filter((file) => file.endsWith(".brand.json"))
      .map((file) => file.slice(0, -".brand.json".length));
  const [businesses, channels] = [codes("business"), codes("channel")];
  const [model = ""] = businesses;
  const copy = (kind: "business" | "pair", from: string, to: string) => {
    const file = join(folder(kind), `${from}.brand.json`);
    if (!existsSync(file)) return;
    const text = readFileSync(file, "utf8")
      .replace(`"id": "${from}"`, `"id": "${to}"`)
      // No two businesses are called the same (E634).
      .replace(/"name": "([^"]*)"/, `"name": "$1 ${to}"`);
    writeFileSync(join(folder(kind), `${to}.brand.json`), text);
  };
  let there = businesses.length * channels.length;
  for (let code = 7000; there < count; code += 1, there += channels.length) {
    copy("business", model, String(code));
    for (const channel of channels) copy("pair", `${model}-${channel}`, `${code}-${channel}`);
  }
  return there;
}
