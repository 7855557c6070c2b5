import { isLoopback } from "../front/loopback.ts";

/** Where an app is shown in the studio: by which origin it is reached, and where it listens. */
interface ShownAt {
  /** As in https://preview.example.com. */
  readonly origin: string;
  readonly at: { readonly host: string; readonly port: number };
}

/** By which addresses operators reach the studio, and the apps in it, from elsewhere than this machine. */
export interface StudioAddress {
  /** As in https://studio.example.com. */
  readonly studio: string;
  /** The app on the draft. */
  readonly preview: ShownAt;
  /** The app as borrowers have it; absent where nobody says by what name it is reached. */
  readonly live: ShownAt | undefined;
}

/**
 * Reads them from the environment. Where the app is served to this machine alone they follow from its port; else they
 * are told, since a machine does not know by what name it is reached, and what a request says of it anybody may write.
 * @param port the app's own
 * @throws with what to tell, where something is missing or would send passwords through a network as they are
 */
export function studioAddress(env: NodeJS.ProcessEnv, port: number): StudioAddress {
  const { HOST: host = "127.0.0.1", STUDIO_ORIGIN, PLAIN_HTTP = "" } = env;
  if (PLAIN_HTTP !== "" && PLAIN_HTTP !== "on")
    throw new Error(`expected PLAIN_HTTP=on, or no PLAIN_HTTP to let nobody sign in without TLS, found ${PLAIN_HTTP}`);
  const studio = originOf("STUDIO", STUDIO_ORIGIN ?? (isLoopback(host) ? `http://localhost:${port}` : undefined));
  const isOwn = isLoopback(new URL(studio).hostname);
  const shown = (name: ShownName, otherwise: number): ShownAt => {
    const at = { host, port: portOf(name, env[`${name}_PORT`] ?? String(otherwise)) };
    return { origin: originOf(name, env[`${name}_ORIGIN`] ?? (isOwn ? `http://localhost:${at.port}` : undefined)), at };
  };
  const preview = shown("PREVIEW", port + 1);
  const live = isOwn || env.LIVE_ORIGIN !== undefined ? shown("LIVE", port + 2) : undefined;
  if (studio === preview.origin) throw new Error("expected PREVIEW_ORIGIN to be another origin than STUDIO_ORIGIN");
  if (live && [studio, preview.origin].includes(live.origin))
    throw new Error("expected LIVE_ORIGIN to be another origin than STUDIO_ORIGIN and PREVIEW_ORIGIN");
  const plain = [studio, preview.origin, live?.origin].find((origin) => origin?.startsWith("http:"));
  if (plain !== undefined && !isOwn && PLAIN_HTTP !== "on")
    throw new Error(
      `over ${plain} passwords would go through the network as they are typed: put TLS before it and say https, or PLAIN_HTTP=on in a network that is yours alone`,
    );
  return { studio, preview, live };
}

type ShownName = "PREVIEW" | "LIVE";

/** Where the preview listens for this machine alone: a free port, unless told. */
export const previewPort = ({ PREVIEW_PORT }: NodeJS.ProcessEnv): number =>
  PREVIEW_PORT === undefined ? 0 : portOf("PREVIEW", PREVIEW_PORT);

function portOf(name: ShownName, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port > 0 && port < 65_536) return port;
  throw new Error(`expected a port such as ${name}_PORT=4001, found ${name}_PORT=${text}`);
}

function originOf(name: "STUDIO" | ShownName, text: string | undefined): string {
  const example = `${name}_ORIGIN=https://${name.toLowerCase()}.example.com`;
  if (text === undefined) throw new Error(`expected the address by which operators reach it, as in ${example}`);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, "")) return url.origin;
  throw new Error(`expected an address without a path, as in ${example}, found ${name}_ORIGIN=${text}`);
}
