import { Component } from "react";
import type { ReactNode } from "react";
import { ErrorScreen } from "./ErrorScreen.tsx";

interface Props {
  readonly children: ReactNode;
}

/** A screen that cannot be drawn, or not be fetched, still has words and a way on. */
export class ErrorBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const error = navigator.onLine ? "broken" : "offline";
    return <ErrorScreen error={error} onAction={() => location.reload()} />;
  }
}
