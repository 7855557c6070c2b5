/** Another chunk that one imports, as any minifier writes it. */
const imported = /\b(?:from|import)\s*(["'])(\.\/[^"']+\.js)\1/g;

/**
 * Fetches a chunk and those that it imports, each once: one that failed while another imported it no browser asks for
 * again (R31).
 * @param reached addresses of chunks that are here already
 * @throws while one of them cannot be had.
 */
export async function reachPart(href: string, reached: Set<string>): Promise<void> {
  if (reached.has(href)) return;
  reached.add(href);
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`${href}: ${answer.status}`);
  const files = [...(await answer.text()).matchAll(imported)].map(([, , file = ""]) => file);
  await Promise.all(files.map((file) => reachPart(new URL(file, href).href, reached)));
}
