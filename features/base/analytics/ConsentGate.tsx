import { lazy, type ReactNode, Suspense } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';
import { useOverlayTurn } from '../overlays/index.ts';
import { useAnalyticsConsent, useConsentAgain } from './useAnalytics.ts';

const ConsentQuestion = lazy(loadAgain(() => import('./ConsentQuestion.tsx')));

export interface ConsentGateProps {
  /** The page is no place to ask, or nobody is signed in. Whoever wants to answer otherwise is asked all the same. */
  hidden?: boolean;
  /** The page has a bar at its lower edge, which stays free. */
  overBar?: boolean;
}

/** Asks once whether visits may be counted, when nothing else asks, and again whenever one wants to change the answer. */
export function ConsentGate({ hidden = false, overBar = false }: ConsentGateProps): ReactNode {
  const [consent] = useAnalyticsConsent();
  const [again] = useConsentAgain();
  const isTurn = useOverlayTurn('consent', !hidden && consent === undefined);
  if (!isTurn && !again) return null;
  return (
    <Suspense>
      <ConsentQuestion overBar={overBar} />
    </Suspense>
  );
}
