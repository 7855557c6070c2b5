import { type ReactNode, useState } from "react";

/** A picture that says nothing of its own; without one, or where it cannot be had, what stands in its place. */
export function Picture({
  url,
  className,
  instead,
}: {
  readonly url: string | null | undefined;
  readonly className: string | undefined;
  readonly instead: ReactNode;
}) {
  const [broken, setBroken] = useState<string>();
  if (!url || url === broken) return instead;
  return <img className={className} src={url} alt="" referrerPolicy="no-referrer" onError={() => setBroken(url)} />;
}
