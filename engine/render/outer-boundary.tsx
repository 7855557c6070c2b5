import { Component, type ReactNode } from "react";
import type { Engine } from "../engine.ts";

/** The last resort, when what draws a screen fails itself (R25): words only, and a reload. */
export class OuterBoundary extends Component<{ engine: Engine; children: ReactNode }, { failed: boolean }> {
  static getDerivedStateFromError = () => ({ failed: true });

  override state = { failed: false };

  override componentDidCatch(error: unknown): void {
    this.props.engine.report(error, { place: "outer" });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
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
