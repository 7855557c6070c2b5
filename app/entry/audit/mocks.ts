interface Mock {
  readonly id: string;
  readonly content: unknown;
}

// The build compiles them (publish/build/mocks-plugin.ts).
const found = import.meta.glob<Mock>("../../../api/mocks/*.mock.json", { eager: true, import: "default" });

/** Contents by call, as the mock documents have them; a chunk of its own, fetched for numbers of the audit mode alone. */
export const mocks: ReadonlyMap<string, unknown> = new Map(
  Object.values(found).map(({ id, content }) => [id, content]),
);
