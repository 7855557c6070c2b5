/** Nobody is in, or no longer. */
export class SignedOut extends Error {}

/** Nobody answers: the server is down, or there is no line. */
export class Unreachable extends Error {}
