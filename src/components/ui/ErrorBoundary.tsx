import { Component, type ReactNode } from 'react';

type Props = {
  /** What stands in place of what broke. */
  fallback: ReactNode;
  /** A broken part is tried anew when this changes. */
  resetKey?: string;
  children: ReactNode;
};

type State = { isBroken: boolean; resetKey: string | undefined };

/** Keeps a fault in one part of the page from taking the rest along. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { isBroken: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { isBroken: false, resetKey };
  }

  /** Tells the window, where `src/runtime/failures.ts` listens for pieces of the site that did not come. */
  override componentDidCatch(error: unknown): void {
    window.reportError?.(error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
