interface Asked {
  readonly host: string;
  /** Host names, whole or from a dot on. */
  readonly testHosts: readonly string[];
  /** Session values as links and native apps set them. */
  readonly debug: unknown;
  readonly vconsoleDisable: unknown;
}

/** Whether the debug console loads without being called: on test hosts or with debug=1, unless vconsoleDisable=1 (D6). */
export function loadsByItself({ host, testHosts, debug, vconsoleDisable }: Asked): boolean {
  if (String(vconsoleDisable) === "1") return false;
  return (
    String(debug) === "1" || testHosts.some((known) => (known.startsWith(".") ? host.endsWith(known) : host === known))
  );
}
