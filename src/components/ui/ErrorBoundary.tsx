import { Component, type ReactNode } from 'react';

type Props = {
  /** Rendered in place of children that threw an error. */
  fallback: ReactNode;
  /** Changing this key renders the children again after an error. */
  resetKey?: string;
  children: ReactNode;
};

type State = { isBroken: boolean; resetKey: string | undefined };

/** Contains a rendering error, so that the rest of the page keeps working. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { isBroken: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { isBroken: false, resetKey };
  }

  /** Reports the error to `window`, where `src/runtime/failures.ts` listens for chunks that failed to load. */
  override componentDidCatch(error: unknown): void {
    window.reportError?.(error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
