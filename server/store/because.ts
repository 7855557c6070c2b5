/** What is said with its reason: on the same line where that is one line, else each line of it by itself. */
export const because = (said: string, why: string): string => `${said}:${why.includes("\n") ? "\n" : " "}${why}`;
