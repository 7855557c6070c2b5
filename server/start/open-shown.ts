import type { Hosted } from "../host/hosted.ts";
import { openPreview, type Preview } from "../studio/preview-server.ts";
import { previewPort, type StudioAddress } from "./studio-address.ts";

type PreviewGiven = Parameters<typeof openPreview>[0];

interface ShownGiven extends Pick<PreviewGiven, "app" | "lender" | "frames" | "proxies" | "gate" | "password"> {
  readonly draft: PreviewGiven["draft"];
  /** What borrowers have; absent where that is the folder. */
  readonly live: Hosted | undefined;
  /** Absent where whoever started it comes in from its own machine. */
  readonly address: StudioAddress | undefined;
}

/** The apps in the studio: by which origins they are reached, and what ends them. */
export interface Shown {
  readonly preview: string;
  /** Of what is live, so that both can be seen side by side. */
  readonly live: string | undefined;
  readonly close: () => Promise<void>;
}

/** Shows the app on the draft, and where borrowers have another one that besides, each at an origin of its own. */
export async function openShown({ draft, live, address, ...shared }: ShownGiven): Promise<Shown> {
  const here = { host: "127.0.0.1", port: previewPort(process.env) };
  const preview = await openPreview({ ...shared, draft, at: address?.preview.at ?? here });
  const close = async (): Promise<void> => {
    await preview.close();
    await ofLive?.close();
  };
  let ofLive: Preview | undefined;
  if (live && (!address || address.live)) {
    const at = address?.live?.at;
    ofLive = await openPreview({ ...shared, draft: asItIs(live), at }).catch(async (error: unknown) => {
      await close();
      throw error;
    });
  }
  return {
    preview: address?.preview.origin ?? preview.origin,
    live: ofLive && (address?.live?.origin ?? ofLive.origin),
    close,
  };
}

/** What is served, for a preview: a page of it that is open stays as it was loaded. */
const asItIs = (documents: Hosted): PreviewGiven["draft"] => ({
  current: () => documents.current(),
  file: (address) => documents.file(address),
  look: (_, heard) => {
    heard();
    return () => undefined;
  },
  releaseOf: () => documents.current().release.id,
});
