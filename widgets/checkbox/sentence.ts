export interface SentencePart {
  text: string;
  /** Id of the link, when this part is one. */
  link?: string;
}

/** Cuts a sentence at the words of its links, wherever the language puts them; a link that it does not hold comes last. */
export function cutSentence(sentence: string, links: readonly { id: string; text: string }[]): SentencePart[] {
  let parts: SentencePart[] = [{ text: sentence }];
  for (const { id, text } of links) {
    const at = parts.findIndex((part) => part.link === undefined && part.text.includes(text));
    const host = parts[at];
    if (!host) {
      parts = [...parts, { text: " " }, { text, link: id }];
      continue;
    }
    const start = host.text.indexOf(text);
    const cut = [
      { text: host.text.slice(0, start) },
      { text, link: id },
      { text: host.text.slice(start + text.length) },
    ];
    parts = [...parts.slice(0, at), ...cut.filter((part) => part.text), ...parts.slice(at + 1)];
  }
  return parts;
}
