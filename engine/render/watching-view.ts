import { Component } from "react";
import type { Bound } from "../document/bind-nodes.ts";
import type { Scope } from "../state/scope.ts";
import type { RenderPlace } from "./place.ts";
import { Watch, type Watcher } from "./watch.ts";

/** What a node on the page is made of. */
export interface ViewProps<Node extends Bound> {
  readonly node: Node;
  readonly scope: Scope;
  readonly place: RenderPlace;
}

/** The life of a node on the page: it watches what it read while it is there, and reports a fault once. */
export abstract class WatchingView<Node extends Bound, State = object>
  extends Component<ViewProps<Node>, State>
  implements Watcher
{
  protected readonly watch: Watch;
  /** It was taken off the page: what ends later concerns nobody who looks at it. */
  protected gone = false;
  /** What went wrong at the last evaluation, until it is reported. */
  protected fault: unknown;

  #drawn: Pick<ViewProps<Node>, "node" | "scope">;

  constructor(props: ViewProps<Node>) {
    super(props);
    this.#drawn = props;
    this.watch = new Watch(props.place.scene.session, this);
  }

  get scope(): Scope {
    return this.props.scope;
  }

  override shouldComponentUpdate(props: ViewProps<Node>, state: State): boolean {
    return !isSame(props, this.props) || state !== this.state;
  }

  /**
   * Whether it is drawn for another node or scope than last time: what was evaluated for those no longer counts. Asked
   * while it is drawn, since React asks no `shouldComponentUpdate` of what was about to be drawn for a change of its own.
   */
  protected moved(): boolean {
    const moved = !isSame(this.props, this.#drawn);
    this.#drawn = this.props;
    return moved;
  }

  /** Something that it read has changed. */
  abstract changed(): void;

  override componentDidMount(): void {
    this.gone = false;
    if (this.watch.start()) this.changed();
    this.tell();
  }

  override componentDidUpdate(): void {
    this.tell();
  }

  override componentWillUnmount(): void {
    this.gone = true;
    this.watch.stop();
  }

  /** Reports a fault; what is still being read may be missing yet. */
  protected tell(): void {
    const error = this.fault;
    if (error === undefined) return;
    this.fault = undefined;
    if (this.watch.waits) return;
    const { node, place } = this.props;
    const widget = "widget" in node ? { widget: node.widget } : {};
    place.engine.report(error, { screen: place.scene.session.id, ...widget, node: node.key });
    if (node.critical) place.block(error);
    this.broke();
  }

  /** It failed, and nothing that is still on its way will mend it. */
  protected broke(): void {
    // What repeats for each element shows nothing then.
  }
}

type Drawn = Pick<ViewProps<Bound>, "node" | "scope">;
const isSame = (one: Drawn, other: Drawn): boolean => one.node === other.node && one.scope === other.scope;
