import { createElement, type ReactElement } from "react";
import type { Compiled } from "../document/compile.ts";
import type { Scope } from "../state/scope.ts";
import type { WidgetComponent } from "../widget.ts";
import { EachView } from "./each-view.tsx";
import { NodeView } from "./node-view.tsx";
import type { RenderPlace } from "./place.ts";

/** Elements for compiled nodes, keyed by where they stand. */
export const nodeList = (
  nodes: readonly Compiled<WidgetComponent>[],
  scope: Scope,
  place: RenderPlace,
): ReactElement[] =>
  nodes.map((node) =>
    "in" in node
      ? createElement(EachView, { key: node.key, node, scope, place })
      : createElement(NodeView, { key: node.key, node, scope, place }),
  );
