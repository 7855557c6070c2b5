import { readFileSync } from "node:fs";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { rolldown } from "rolldown";

/** What is said of the extension, as far as a package of it repeats it. */
interface Manifest {
  readonly name: string;
  readonly displayName: string;
  readonly description: string;
  readonly version: string;
  readonly publisher: string;
  readonly engines: { readonly vscode: string };
}

/**
 * The extension as VS Code installs it: the manifest, one script, and what the format of packages asks for. The same
 * files give the same bytes.
 * @param folder where the extension's own files lie.
 */
export async function packExtension(folder: string): Promise<{ readonly name: string; readonly bytes: Uint8Array }> {
  const text = readFileSync(join(folder, "package.json"), "utf8");
  // Our own file, which a test holds to this.
  const manifest = JSON.parse(text) as Manifest;
  const files: Readonly<Record<string, string>> = {
    "[Content_Types].xml": contentTypes,
    "extension.vsixmanifest": packageOf(manifest),
    "extension/package.json": text,
    "extension/readme.md": readFileSync(join(folder, "README.md"), "utf8"),
    "extension/extension.cjs": await script(join(folder, "extension.ts")),
  };
  const mtime = new Date(1980, 0, 1);
  const bytes = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, said]) => [name, [strToU8(said), { mtime }] as const])),
  );
  return { name: `${manifest.name}-${manifest.version}.vsix`, bytes };
}

async function script(input: string): Promise<string> {
  const bundle = await rolldown({ input, platform: "node", external: ["vscode"], logLevel: "silent" });
  const { output } = await bundle.generate({ format: "cjs", codeSplitting: false });
  await bundle.close();
  return output[0].code;
}

const contentTypes = `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
  <Default Extension=".json" ContentType="application/json"/>
  <Default Extension=".cjs" ContentType="application/javascript"/>
  <Default Extension=".md" ContentType="text/markdown"/>
  <Default Extension=".vsixmanifest" ContentType="text/xml"/>
</Types>
`;

const packageOf = ({ name, displayName, description, version, publisher, engines }: Manifest): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="${name}" Version="${version}" Publisher="${publisher}"/>
    <DisplayName>${displayName}</DisplayName>
    <Description xml:space="preserve">${description}</Description>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="${engines.vscode}"/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="workspace"/>
    </Properties>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code"/>
  </Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/readme.md" Addressable="true"/>
  </Assets>
</PackageManifest>
`;
