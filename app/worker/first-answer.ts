/** What comes first decides. */
interface Sources {
  /** What the network says; fails when nobody can be reached. */
  readonly asked: Promise<Response>;
  readonly kept: () => Promise<Response | undefined>;
  /** ms that the network has before what is kept is given. */
  readonly patience: number;
}

/** A proxy that reaches nobody says so with these; the host itself never does. */
const nobody = new Set([502, 504]);

/**
 * The network's answer, if it comes in time or nothing is kept; else what is kept; undefined where neither is to be had.
 * An answer that comes too late is put away unread.
 */
export async function firstAnswer({ asked, kept, patience }: Sources): Promise<Response | undefined> {
  const fresh = asked.then(
    (answer) => (nobody.has(answer.status) ? undefined : answer),
    () => undefined,
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((settle) => {
    timer = setTimeout(settle, patience, undefined);
  });
  const first = await Promise.race([fresh, late]);
  clearTimeout(timer);
  if (first) return first;
  const found = await kept();
  if (!found) return fresh;
  void fresh.then((answer) => answer?.body?.cancel()).catch(() => undefined);
  return found;
}
