import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';
import { QuietBoundary } from '../../base/errors/index.ts';
import { useAfterFirstPage } from '../../base/head/index.ts';
import { useSessionStatus } from '../../base/session/index.ts';
import { type EnvelopeActions, EnvelopeContext } from './envelopeContext.ts';
import type { ShownEnvelope } from './EnvelopeWindow.tsx';

const EnvelopeWindow = lazy(loadAgain(() => import('./EnvelopeWindow.tsx')));
const EnvelopeArrivals = lazy(loadAgain(() => import('./EnvelopeArrivals.tsx')));

/** A new key with each press. */
type Numbered = ShownEnvelope & { readonly key: number };

/**
 * Holds the windows of red envelopes over any page. They open from a card, a list or a button. An envelope to the player alone opens
 * without a press. Its children do not render when a window opens.
 */
export function EnvelopeProvider({ children }: { children: ReactNode }): ReactNode {
  const [shown, setShown] = useState<Numbered>();
  const [open, setOpen] = useState(false);
  const actions = useMemo((): EnvelopeActions => {
    const show = (next: ShownEnvelope): void => {
      setShown((before) => ({ ...next, key: (before?.key ?? 0) + 1 }));
      setOpen(true);
    };
    return { open: (id) => show({ kind: 'open', id }), send: (target) => show({ kind: 'send', target }) };
  }, []);
  const afterFirstPage = useAfterFirstPage();
  const isSignedIn = useSessionStatus() === 'authenticated';
  return (
    <EnvelopeContext value={actions}>
      {children}
      {isSignedIn && afterFirstPage ? (
        <QuietBoundary>
          <Suspense>
            <EnvelopeArrivals />
          </Suspense>
        </QuietBoundary>
      ) : null}
      {isSignedIn && shown !== undefined ? (
        <QuietBoundary key={shown.key}>
          <Suspense>
            <EnvelopeWindow onOpenChange={setOpen} open={open} shown={shown} />
          </Suspense>
        </QuietBoundary>
      ) : null}
    </EnvelopeContext>
  );
}
