/** Lets code run longer than usual before it is compiled for speed. */
export function optimizeLate(): void;
