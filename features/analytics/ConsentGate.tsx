import { lazy, type ReactNode, Suspense } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';
import { useAnalyticsConsent, useConsentAgain } from './useAnalytics.ts';

const ConsentQuestion = lazy(
  loadAgain(() => import('./ConsentQuestion.tsx').then((module) => ({ default: module.ConsentQuestion }))),
);

export interface ConsentGateProps {
  /** Something else wants an answer first, or the page is no place to ask. */
  hidden?: boolean;
  /** The page has a bar at its lower edge, which stays free. */
  overBar?: boolean;
}

/** Asks a visitor once whether visits may be counted, and again whenever they want to change the answer. */
export function ConsentGate({ hidden = false, overBar = false }: ConsentGateProps): ReactNode {
  const [consent] = useAnalyticsConsent();
  const [again] = useConsentAgain();
  if (hidden || (consent !== undefined && !again)) return null;
  return (
    <Suspense>
      <ConsentQuestion overBar={overBar} />
    </Suspense>
  );
}
