import { versionOf } from "../../publish/page/version-of.ts";
import { type CallTrace, scrub } from "../../engine/tracking.ts";
import type { Engine } from "../../engine/index.ts";
import type { Boot } from "../../publish/page/boot.ts";

export interface ConsoleSection {
  /** Text key of the heading. */
  readonly title: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
}

const time = (ms: number) => new Date(ms).toISOString().slice(11, 19);

/** What the debug console shows: ids, statuses, rows and flags; nothing that travelled, was typed or identifies (R75). */
export function consoleReport(engine: Engine, boot: Boot, calls: readonly CallTrace[]): ConsoleSection[] {
  const brand = boot.brand;
  const last = engine.ui.decision.read();
  return [
    {
      title: "console.versions",
      rows: [
        ["release", boot.release.id],
        ["app", versionOf(brand)],
        ["language", engine.texts.language],
        ["vocabulary", String(boot.release.vocabulary)],
        ["screen", engine.stage.kind === "visit" ? engine.stage.visit.session.id : ""],
        ["native", String(engine.bridge.native)],
      ],
    },
    {
      title: "console.brand",
      rows: [
        ["name", brand.name],
        // The layers in the order in which they are laid over each other.
        [
          "layers",
          [
            "base",
            `business/${boot.business}`,
            `channel/${boot.channel}`,
            `pair/${boot.business}-${boot.channel}`,
          ].join(" < "),
        ],
        ["home", brand.home.order.join(" ")],
      ],
    },
    { title: "console.flags", rows: Object.entries(brand.flags).map(([name, on]) => [name, on ? "on" : "off"]) },
    {
      title: "console.calls",
      rows: calls.map(({ id, status, took, at }) => [`${time(at)} ${id}`, `${status} · ${took} ms`]),
    },
    {
      title: "console.decision",
      rows: last
        ? [
            [last.id, last.row],
            ...last.trace.map(
              ({ row, read, lost }) =>
                [row, [Object.keys(read).join(" "), scrub(lost)].filter(Boolean).join(" · ")] as const,
            ),
          ]
        : [],
    },
  ];
}
