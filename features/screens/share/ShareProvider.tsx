import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';
import { QuietBoundary } from '../../base/errors/index.ts';
import { type Share, ShareContext, type SharedGame } from './shareContext.ts';

const SendList = lazy(loadAgain(() => import('./list/SendList.tsx').then((module) => ({ default: module.SendList }))));

/** Provides the send list on any page. Its children do not render when the list opens. */
export function ShareProvider({ children }: { children: ReactNode }): ReactNode {
  const [shown, setShown] = useState<{ readonly shared: SharedGame; readonly id: number }>();
  const [open, setOpen] = useState(false);
  const share = useMemo(
    (): Share => (shared) => {
      setShown((before) => ({ shared, id: (before?.id ?? 0) + 1 }));
      setOpen(true);
    },
    [],
  );
  return (
    <ShareContext value={share}>
      {children}
      {shown === undefined ? null : (
        <QuietBoundary key={shown.id}>
          <Suspense>
            <SendList onOpenChange={setOpen} open={open} shared={shown.shared} />
          </Suspense>
        </QuietBoundary>
      )}
    </ShareContext>
  );
}
