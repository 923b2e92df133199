import { Component, type ReactNode } from 'react';
import { PageFailure, reportError } from '#features/base/errors/index.ts';

interface State {
  readonly failed: boolean;
}

/** An error boundary for a page that throws or fails to load. The bars stay, so other pages can be opened. */
export class PageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? <PageFailure onReload={() => window.location.reload()} /> : this.props.children;
  }
}
