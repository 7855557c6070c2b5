/** From documents as they are written to documents as a page binds them; never part of a page. */
export { Compiler } from "./compile/compile.ts";
