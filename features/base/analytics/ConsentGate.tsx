import { lazy, type ReactNode, Suspense } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';
import { useMayAsk } from '../overlays/index.ts';
import { useAnalyticsConsent, useConsentAgain } from './useAnalytics.ts';

const ConsentQuestion = lazy(loadAgain(() => import('./ConsentQuestion.tsx')));

export interface ConsentGateProps {
  /** Hides the question, for example on a form. The link in the footer still opens it. */
  hidden?: boolean;
  overBar?: boolean;
}

/**
 * Asks at the end of the page whether visits may be counted. The link in the footer asks again. The first visit of a new account does not
 * ask.
 */
export function ConsentGate({ hidden = false, overBar = false }: ConsentGateProps): ReactNode {
  const [consent] = useAnalyticsConsent();
  const [again] = useConsentAgain();
  const mayAsk = useMayAsk();
  const asks = mayAsk && !hidden && consent === undefined;
  if (!asks && !again) return null;
  return (
    <Suspense>
      <ConsentQuestion overBar={overBar} />
    </Suspense>
  );
}
