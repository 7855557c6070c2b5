import type { ReactElement } from "react";
import { jsx } from "react/jsx-runtime";
import type { Bound } from "../document/bind-nodes.ts";
import type { Scope } from "../state/scope.ts";
import { EachView } from "./each-view.tsx";
import { NodeView } from "./node-view.tsx";
import type { RenderPlace } from "./place.ts";

/** The element of a bound node. Made by `jsx`, which takes the props as they are where `createElement` copies them. */
export const nodeElement = (node: Bound, key: string, scope: Scope, place: RenderPlace): ReactElement =>
  "in" in node ? jsx(EachView, { node, scope, place }, key) : jsx(NodeView, { node, scope, place }, key);

/** Elements for bound nodes, keyed by where they stand. */
export const nodeList = (nodes: readonly Bound[], scope: Scope, place: RenderPlace): ReactElement[] =>
  nodes.map((node) => nodeElement(node, node.key, scope, place));
