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
          (_, code, stressed, escaped) => code ?? stressed ?? escaped,
        )
        .replace(/^- /, "· ")
        .trim(),
    )
    .filter((line) => line !== "");
