/** What Markdown says, in plain lines: of the little of it that editors are told in. */
export const outOfMarkdown = (markdown: string): readonly string[] =>
  markdown
    .split("\n")
    .map((line) =>
      line
        .replace(/\\$/, "")
        .replace(/&nbsp;/g, " ")
        .replace(
          /`([^`]*)`|\*([^*\\]+)\*|\\([^A-Za-z0-9\s])/g,
          (all, code?: string, stressed?: string, escaped?: string) => code ?? stressed ?? escaped ?? all,
        )
        .replace(/^- /, "· ")
        .trim(),
    )
    .filter((line) => line !== "");
