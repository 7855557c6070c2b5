import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type FromPreview, readFromPreview, type Showing, type Taken, type ToPreview } from "../in-preview/messages.ts";

type Told<Name extends FromPreview["preview"]> = Extract<FromPreview, { preview: Name }>;

/** Something in the preview that somebody pointed at. */
export type Pointed = Told<"picked">["seen"];

/** How the preview is to be. */
export type Wish = Omit<Extract<ToPreview, { studio: "so" }>, "studio">;

interface Hearing {
  readonly picked: (pointed: Pointed) => void;
  readonly ended: () => void;
}

interface Speaking {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Its page has loaded: it is told how it is to be. */
  readonly loaded: () => void;
  readonly send: (message: ToPreview) => void;
  /** What it said last of itself. */
  readonly is?: Told<"is">;
  /** What shows of its screen. */
  readonly shows?: Showing;
  /** The decisions that its app took, the last one first. */
  readonly taken: readonly Taken[];
  /** What came of the last thing that it was asked to do. */
  readonly said?: Told<"said">;
}

/** Speaks with the preview's page, and with no other: who is told and who is heard is of its origin, in its frame. */
export function usePreview(origin: string, { inspect, large, native }: Wish, { picked, ended }: Hearing): Speaking {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  const [is, setIs] = useState<Told<"is">>();
  const [shows, setShows] = useState<Showing>();
  const [taken, setTaken] = useState<readonly Taken[]>([]);
  const [said, setSaid] = useState<Told<"said">>();
  const send = useCallback(
    (message: ToPreview) => frame.current?.contentWindow?.postMessage(message, origin),
    [origin],
  );
  useEffect(() => {
    if (loads > 0) send({ studio: "so", inspect, large, native });
  }, [loads, send, inspect, large, native]);
  useEffect(() => {
    const hear = ({ data, origin: from, source }: MessageEvent) => {
      if (from !== origin || source === null || source !== frame.current?.contentWindow) return;
      const message = readFromPreview(data);
      if (message?.preview === "picked") picked(message.seen);
      if (message?.preview === "ended") ended();
      if (message?.preview === "is") setIs(message);
      if (message?.preview === "said") setSaid(message);
      if (message?.preview === "shows") setShows({ scene: message.scene, nodes: message.nodes });
      if (message?.preview === "decided") setTaken((before) => withTaken(before, message));
    };
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  }, [origin, picked, ended]);
  const loaded = useCallback(() => setLoads((before) => before + 1), []);
  return { frame, loaded, send, is, shows, taken, said };
}

/** So many are kept: what somebody asks about has just happened. */
const MOST = 10;

/** The last decisions, each that came to the same of the same once. */
function withTaken(before: readonly Taken[], { decision, row, because, inputs }: Taken): readonly Taken[] {
  const others = before.filter((one) => one.decision !== decision || one.row !== row || one.inputs !== inputs);
  return [{ decision, row, because, inputs }, ...others].slice(0, MOST);
}
