import { Component, type ReactNode } from 'react';
import { PageFailure, reportError } from '#features/base/errors/index.ts';

interface State {
  readonly failed: boolean;
}

/** Keeps a page that broke, or whose code could not be fetched, from taking the others with it. */
export class PageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  /** The error is reported to the operator without personal data. */
  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? <PageFailure onReload={() => window.location.reload()} /> : this.props.children;
  }
}
