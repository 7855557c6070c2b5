/** Loaded for what it does: code runs longer than usual before it is compiled for speed. */
export {};
