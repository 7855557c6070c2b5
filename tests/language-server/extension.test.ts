import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { Module } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import { createProtocolConnection, StreamMessageReader, StreamMessageWriter } from "vscode-languageserver/node";
import { packExtension } from "../../editors/vscode/pack.ts";
import { serverOf } from "../../editors/vscode/server-of.ts";
import { Editor } from "./editor.ts";

const packed = packExtension("editors/vscode");
const files = async () =>
  Object.fromEntries(Object.entries(unzipSync((await packed).bytes)).map(([name, bytes]) => [name, strFromU8(bytes)]));

it("packs into what VS Code installs, the same bytes each time", async () => {
  const { name, bytes } = await packed;
  expect(name).toBe("lending-documents-0.1.0.vsix");
  expect((await packExtension("editors/vscode")).bytes).toEqual(bytes);
  const found = await files();
  expect(Object.keys(found)).toEqual([
    "[Content_Types].xml",
    "extension.vsixmanifest",
    "extension/package.json",
    "extension/readme.md",
    "extension/extension.cjs",
  ]);
  const { main, engines } = JSON.parse(found["extension/package.json"] ?? "") as {
    main: string;
    engines: { vscode: string };
  };
  expect(found).toHaveProperty([`extension/${main.slice(2)}`]);
  const manifest = found["extension.vsixmanifest"] ?? "";
  expect(manifest).toContain('<Identity Language="en-US" Id="lending-documents" Version="0.1.0" Publisher="lending"/>');
  expect(manifest).toContain(`Id="Microsoft.VisualStudio.Code.Engine" Value="${engines.vscode}"`);
  for (const [, type = ""] of Object.keys(found).map((file) => /(\.\w+)$/.exec(file) ?? []))
    if (type !== ".xml") expect(found["[Content_Types].xml"]).toContain(`Extension="${type}"`);
});

it("its script needs nothing but VS Code and Node, and has what VS Code calls", async () => {
  const script = (await files())["extension/extension.cjs"] ?? "";
  const needed = new Set([...script.matchAll(/\brequire\("([^".]+)"\)/g)].map(([, name = ""]) => name));
  expect([...needed].filter((name) => name !== "vscode" && !Module.isBuiltin(name))).toEqual([]);
  const file = join(mkdtempSync(join(tmpdir(), "extension-")), "extension.cjs");
  writeFileSync(file, script.replaceAll('require("vscode")', "globalThis.__vscode"));
  // What the client's code derives its own classes from when it is loaded.
  const any: object = new Proxy(class {}, { get: (target, key) => (key === "prototype" ? target.prototype : any) });
  Object.assign(globalThis, { __vscode: any });
  const loaded = (await import(/* @vite-ignore */ file)) as { default: { activate?: unknown } };
  expect(typeof loaded.default.activate).toBe("function");
});

it("starts the server of the folder that is open", async () => {
  const { command, args = [], options } = serverOf(process.cwd());
  const server = spawn(command, args, { cwd: options?.cwd, stdio: ["pipe", "pipe", "inherit"] });
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  const child = await new Editor(".", connection).started({ schemas: false });
  const found = await child.completions("screens/loan/tried.screen.json", '{ "children": [{ "when": "device.¦" }] }');
  expect(found.map(({ label }) => label)).toContain("device.appListTip");
  const ended = once(server, "exit");
  await child.close();
  expect(await ended).toEqual([0, null]);
}, 60_000);
