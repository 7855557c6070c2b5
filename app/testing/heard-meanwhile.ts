/**
 * Test files share a window and a document: gives what takes off them again whatever begins to listen from now on, so
 * that a page that was started whole does not hear of the next test's.
 */
export function heardMeanwhile(): () => void {
  const ends = [globalThis, document].map((target: EventTarget) => {
    const given: Parameters<EventTarget["addEventListener"]>[] = [];
    const before = Object.getOwnPropertyDescriptor(target, "addEventListener");
    const add = target.addEventListener.bind(target);
    const addEventListener: typeof add = (...listener) => {
      given.push(listener);
      add(...listener);
    };
    Object.defineProperty(target, "addEventListener", { configurable: true, writable: true, value: addEventListener });
    return () => {
      if (before) Object.defineProperty(target, "addEventListener", before);
      else Reflect.deleteProperty(target, "addEventListener");
      for (const listener of given) target.removeEventListener(...listener);
    };
  });
  return () => {
    for (const end of ends) end();
  };
}
