import { Component, type ReactNode } from "react";
import type { Engine } from "../runtime/engine.ts";

interface OuterBoundaryProps {
  readonly engine: Engine;
  /** What is beside the screen: when it fails the screen goes on without it. */
  readonly beside?: boolean;
  readonly children: ReactNode;
}

/** The last resort, when what draws a screen fails itself (R25): words only, and a reload. */
export class OuterBoundary extends Component<OuterBoundaryProps, { failed: boolean }> {
  static getDerivedStateFromError = () => ({ failed: true });

  override state = { failed: false };

  override componentDidCatch(error: unknown): void {
    this.props.engine.report(error, { place: "outer" });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    if (this.props.beside) return null;
    const { text } = this.props.engine.texts;
    return (
      <main role="alert">
        <p>{text("engine.broken")}</p>
        <button type="button" onClick={() => window.location.reload()}>
          {text("engine.reload")}
        </button>
      </main>
    );
  }
}
