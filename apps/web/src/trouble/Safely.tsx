import { Component } from "react";
import type { ReactNode } from "react";
import { TroubleScreen } from "./TroubleScreen.tsx";

interface Props {
  readonly children: ReactNode;
}

/** A screen that cannot be drawn, or not be fetched, still has words and a way on. */
export class Safely extends Component<Props, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const trouble = navigator.onLine ? "broken" : "offline";
    return <TroubleScreen trouble={trouble} onAction={() => location.reload()} />;
  }
}
