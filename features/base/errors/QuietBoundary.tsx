import { Component, type ReactNode } from 'react';
import { reportError } from './report/reportError.ts';

interface State {
  readonly failed: boolean;
}

export interface QuietBoundaryProps {
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * An error boundary for optional parts. If a layer's code cannot be loaded or throws, the layer is left out and the page stays. A changed
 * `key` tries again.
 */
export class QuietBoundary extends Component<QuietBoundaryProps, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? (this.props.fallback ?? null) : this.props.children;
  }
}
