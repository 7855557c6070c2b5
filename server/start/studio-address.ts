import { isLoopback } from "../front/loopback.ts";

/** By which addresses operators reach the studio, and the preview in it, from elsewhere than this machine. */
export interface StudioAddress {
  /** As in https://studio.example.com. */
  readonly studio: string;
  readonly preview: string;
  /** Where the preview listens. */
  readonly at: { readonly host: string; readonly port: number };
}

/**
 * Reads them from the environment. Where the app is served to this machine alone they follow from its port; else they
 * are told, since a machine does not know by what name it is reached, and what a request says of it anybody may write.
 * @param port the app's own
 * @throws with what to tell, where something is missing or would send passwords through a network as they are
 */
export function studioAddress(env: NodeJS.ProcessEnv, port: number): StudioAddress {
  const { HOST = "127.0.0.1", STUDIO_ORIGIN, PREVIEW_ORIGIN, PREVIEW_PORT = String(port + 1), PLAIN_HTTP = "" } = env;
  if (PLAIN_HTTP !== "" && PLAIN_HTTP !== "on")
    throw new Error(`expected PLAIN_HTTP=on, or no PLAIN_HTTP to let nobody sign in without TLS, found ${PLAIN_HTTP}`);
  const own = isLoopback(HOST);
  const at = { host: HOST, port: portOf(PREVIEW_PORT) };
  const studio = originOf("STUDIO_ORIGIN", STUDIO_ORIGIN ?? (own ? `http://localhost:${port}` : undefined));
  const isOwn = isLoopback(new URL(studio).hostname);
  const preview = originOf("PREVIEW_ORIGIN", PREVIEW_ORIGIN ?? (isOwn ? `http://localhost:${at.port}` : undefined));
  if (studio === preview) throw new Error("expected PREVIEW_ORIGIN to be another origin than STUDIO_ORIGIN");
  const plain = [studio, preview].find((origin) => origin.startsWith("http:"));
  if (plain !== undefined && !isOwn && PLAIN_HTTP !== "on")
    throw new Error(
      `over ${plain} passwords would go through the network as they are typed: put TLS before it and say https, or PLAIN_HTTP=on in a network that is yours alone`,
    );
  return { studio, preview, at };
}

/** Where the preview listens for this machine alone: a free port, unless told. */
export const previewPort = ({ PREVIEW_PORT }: NodeJS.ProcessEnv): number =>
  PREVIEW_PORT === undefined ? 0 : portOf(PREVIEW_PORT);

function portOf(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port > 0 && port < 65_536) return port;
  throw new Error(`expected a port such as PREVIEW_PORT=4001, found PREVIEW_PORT=${text}`);
}

function originOf(name: string, text: string | undefined): string {
  const example = `${name}=https://${name === "STUDIO_ORIGIN" ? "studio" : "preview"}.example.com`;
  if (text === undefined) throw new Error(`expected the address by which operators reach it, as in ${example}`);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, "")) return url.origin;
  throw new Error(`expected an address without a path, as in ${example}, found ${name}=${text}`);
}
