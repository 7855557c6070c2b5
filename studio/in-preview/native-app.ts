import bridge from "../../api/bridge.capabilities.json" with { type: "json" };

/** What it knows; whatever else it is asked it does not know, so that the app does what it does in an older one. */
const answers: Readonly<Record<string, unknown>> = {
  [bridge.capabilities["network-status"].method.new]: { online: true },
};

/** A native app around the page that has no phone: before the app's own scripts look whether there is one. */
export function aroundNative(page: Window): void {
  const object: {
    methods: string[];
    postMessage: (text: string) => void;
    onmessage?: (event: { data: string }) => void;
  } = {
    methods: Object.values(bridge.capabilities).map(({ method }) => method.new),
    postMessage: (text) => {
      const { id, method } = asked(text);
      const answer = Object.hasOwn(answers, method)
        ? { id, ok: true, value: answers[method] }
        : { id, ok: false, code: "unsupported" };
      queueMicrotask(() => object.onmessage?.({ data: JSON.stringify(answer) }));
    },
  };
  Reflect.set(page, bridge.objects.new, object);
}

function asked(text: string): { readonly id: string; readonly method: string } {
  const { id, method } = Object(JSON.parse(text));
  return { id: String(id), method: String(method) };
}
