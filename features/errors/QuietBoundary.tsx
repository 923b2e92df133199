import { Component, type ReactNode } from 'react';
import { reportError } from './report/reportError.ts';

interface State {
  readonly failed: boolean;
}

export interface QuietBoundaryProps {
  /** Stands there instead; nothing by default. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Holds what may be missing: a layer over the page whose code could not be fetched, or that broke, is not there, and the page
 * below it stands. Give it a key that changes when it is worth another try.
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
