import type { Walk } from "./walk.ts";

/** What all walks of a run came by. */
export class Coverage {
  steps = 0;
  readonly #personas = new Map<number, number>();
  readonly #brands = new Map<string, number>();
  readonly #screens = new Map<string, number>();
  readonly #moves = new Map<string, number>();
  readonly #faults = new Map<string, number>();
  readonly #made = new Map<string, number>();

  /** One step was made. */
  async step(kind: string, walk: Walk): Promise<void> {
    this.steps++;
    count(this.#moves, kind);
    for (const tab of walk.tabs) count(this.#screens, (await tab.look()).screen ?? "none");
  }

  /** A walk has ended. */
  ended({ start: { persona, boot }, line }: Walk): void {
    count(this.#personas, persona);
    count(this.#brands, `${boot.business}/${boot.channel}`);
    for (const [fault, times] of Object.entries(line.struck)) count(this.#faults, fault, times);
    for (const { intent, answer } of line.delivered)
      if (answer.status === 0) count(this.#made, intent.split(" ")[0] ?? "");
  }

  toString(): string {
    const all = { moves: this.#moves, "faults on money": this.#faults, "carried out": this.#made };
    return [
      `${this.steps} steps, ${this.#personas.size} personas, ${this.#brands.size} brands, ${this.#screens.size} screens`,
      ...Object.entries(all).map(([name, counts]) => `${name}: ${listed(counts)}`),
      `personas: ${listed(this.#personas)}`,
      `brands: ${listed(this.#brands)}`,
      `screens: ${listed(this.#screens)}`,
    ].join("\n");
  }
}

const count = <K>(counts: Map<K, number>, key: K, by = 1) => void counts.set(key, (counts.get(key) ?? 0) + by);

const listed = (counts: ReadonlyMap<string | number, number>): string =>
  [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([name, times]) => `${name} ${times}`)
    .join(", ");
