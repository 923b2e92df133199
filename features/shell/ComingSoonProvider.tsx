import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';
import { ComingSoonContext, type UnfinishedFeature } from './comingSoonContext.ts';

const ComingSoonSheet = lazy(
  loadAgain(() => import('./ComingSoonSheet.tsx').then((module) => ({ default: module.ComingSoonSheet }))),
);

/** Holds the sheet that says what is to come. Its children do not render when it opens. */
export function ComingSoonProvider({ children }: { children: ReactNode }): ReactNode {
  const [feature, setFeature] = useState<UnfinishedFeature>();
  const show = useCallback((next: UnfinishedFeature) => setFeature(next), []);
  return (
    <ComingSoonContext value={show}>
      {children}
      {feature === undefined ? null : (
        <Suspense>
          <ComingSoonSheet feature={feature} onClose={() => setFeature(undefined)} />
        </Suspense>
      )}
    </ComingSoonContext>
  );
}
