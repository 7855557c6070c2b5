import { Component, type ReactNode } from "react";

/** Says which example failed, and lets the others show. */
export class ExampleBoundary extends Component<{ readonly children: ReactNode }, { readonly failed?: string }> {
  static getDerivedStateFromError = (error: unknown) => ({ failed: String(error) });

  override state: { readonly failed?: string } = {};

  override render(): ReactNode {
    const { failed } = this.state;
    return failed === undefined ? this.props.children : <p role="alert">{failed}</p>;
  }
}
