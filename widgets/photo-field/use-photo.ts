import { useEffect, useRef, useState } from "react";
import { shrink } from "./shrink.ts";

export interface Photo {
  /** Address of the picture for this page only; revoked when another one takes its place or the field goes. */
  readonly preview: string | undefined;
  /** The picture is being made small. */
  readonly working: boolean;
  /** What was picked last is no picture. */
  readonly unreadable: boolean;
  readonly take: (file: Blob) => Promise<void>;
  /** Hands the last picture out once more. */
  readonly again: (() => void) | undefined;
  /** Lets the picture go. */
  readonly drop: () => void;
}

/** Makes what is picked small and hands it out as a data address. The picture lives here and dies with the field. */
export function usePhoto(ready: (address: string) => void): Photo {
  const [small, setSmall] = useState<{ preview: string; address: string }>();
  const [working, setWorking] = useState(false);
  const [unreadable, setUnreadable] = useState(false);
  const gone = useRef(false);
  const preview = small?.preview;
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);
  useEffect(() => {
    gone.current = false;
    return () => void (gone.current = true);
  }, []);
  const take = async (file: Blob) => {
    setWorking(true);
    setUnreadable(false);
    try {
      const picture = await shrink(file);
      const address = await addressOf(picture);
      if (gone.current) return;
      setSmall({ preview: URL.createObjectURL(picture), address });
      ready(address);
    } catch {
      setUnreadable(true);
    } finally {
      setWorking(false);
    }
  };
  const drop = () => {
    setSmall(undefined);
    setUnreadable(false);
  };
  return { preview, working, unreadable, take, again: small && (() => ready(small.address)), drop };
}

function addressOf(picture: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => (typeof reader.result === "string" ? done(reader.result) : fail(reader.error));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(picture);
  });
}
