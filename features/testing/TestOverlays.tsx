import type { ReactNode } from 'react';
import { OverlayProvider } from '../base/overlays/index.ts';

const layers = { open: () => () => {}, count: () => 0, subscribe: () => () => {} };

/** The queue of overlays of a test's page. Its router keeps no layers, so no layer counts as open. */
export function TestOverlays({ children }: { children: ReactNode }): ReactNode {
  return <OverlayProvider layers={layers}>{children}</OverlayProvider>;
}
