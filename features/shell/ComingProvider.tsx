import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';
import { ComingContext, type ComingFeature } from './coming.ts';

const ComingSheet = lazy(
  loadAgain(() => import('./ComingSheet.tsx').then((module) => ({ default: module.ComingSheet }))),
);

/** Holds the sheet that says what is to come. Its children do not render when it opens. */
export function ComingProvider({ children }: { children: ReactNode }): ReactNode {
  const [feature, setFeature] = useState<ComingFeature>();
  const show = useCallback((next: ComingFeature) => setFeature(next), []);
  return (
    <ComingContext value={show}>
      {children}
      {feature === undefined ? null : (
        <Suspense>
          <ComingSheet feature={feature} onClose={() => setFeature(undefined)} />
        </Suspense>
      )}
    </ComingContext>
  );
}
