/** Lines of words as an element of the editor, which React does not draw. */
export function linesIn(lines: readonly string[]): HTMLElement {
  const all = document.createElement("div");
  for (const line of lines) {
    const one = document.createElement("p");
    one.textContent = line;
    all.append(one);
  }
  return all;
}
