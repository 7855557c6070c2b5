/**
 * What the oldest browser of docs/decisions/0006-browsers.md lacks of the language and the app uses: imported before
 * anything else. `tests/oldest-browser` reads the built scripts for all that is newer.
 */
Object.hasOwn ??= (object, name) => Object.prototype.hasOwnProperty.call(object, name);

// oxlint-disable-next-line eslint/no-extend-native -- it is the language's own function, where a browser has none
Array.prototype.at ??= function at<T>(this: readonly T[], index: number): T | undefined {
  const whole = Math.trunc(index) || 0;
  return this[whole < 0 ? this.length + whole : whole];
};
